;;; work.el --- What Emacs does with a file that has a fault  -*- lexical-binding: t; -*-
;; It is told as it goes: PROBE/transcript.

(require 'cl-lib)

(setq coding-system-for-write 'utf-8 make-backup-files nil create-lockfiles nil auto-save-default nil)

(defun tell (text &rest values)
  "Add a line, TEXT with VALUES in it."
  (write-region (concat (apply #'format text values) "\n") nil (concat (getenv "PROBE") "/transcript") t 'quiet))

(defun await (what holds)
  "Wait until HOLDS answers something, which is WHAT."
  (let ((end (+ (float-time) 15)) found)
    (while (not (setq found (funcall holds)))
      (when (> (float-time) end) (error "No %s" what))
      ;; Nobody types, so there is time for what waits for that: no command loop says so here.
      (mapc #'timer-event-handler (copy-sequence timer-idle-list))
      (accept-process-output nil 0.02))
    found))

(defun problems ()
  "What Flymake shows, from the top."
  (sort (flymake-diagnostics) (lambda (a b) (< (flymake-diagnostic-beg a) (flymake-diagnostic-beg b)))))

(defun show (count)
  "Wait until there are COUNT problems, and tell them."
  (await (format "%d problems" count)
         (lambda ()
           (flymake-start)
           (= (length (problems)) count)))
  (dolist (problem (problems))
    (save-excursion
      (goto-char (flymake-diagnostic-beg problem))
      (tell "  %d:%d  %s" (line-number-at-pos) (1+ (current-column))
            (car (split-string (flymake-diagnostic-text problem) "\n")))))
  (when (= count 0) (tell "  no problems")))

(defun lines (pattern)
  "Tell the lines that hold PATTERN."
  (save-excursion
    (goto-char (point-min))
    (while (re-search-forward pattern nil t)
      (tell "  %d: %s" (line-number-at-pos) (buffer-substring (line-beginning-position) (line-end-position)))
      (forward-line))))

(defun work ()
  "Open card.lay, and do what one does there."
  (tell "C-x C-f card.lay")
  (find-file "card.lay")
  (run-hooks 'post-command-hook)  ; what is waited for by `eglot-ensure'
  (await "server" #'eglot-current-server)
  (show 1)

  (tell "M-x eglot-code-actions             what can be done about it")
  (goto-char (point-min))
  (search-forward "titel")
  (backward-char)
  (cl-letf (((symbol-function 'completing-read)
             (lambda (_ items &rest _)
               ;; Among what else can be done there.
               (let ((repairs (cl-remove-if-not (lambda (item) (equal "quickfix" (plist-get (cdr item) :kind))) items)))
                 (dolist (item repairs) (tell "  %s" (car item)))
                 (caar repairs))))
            (last-nonmenu-event ?a))
    (call-interactively #'eglot-code-actions))
  (lines "button\\.trailing")
  (show 0)

  (tell "M-x eglot-rename heading           another name for the title")
  (goto-char (point-min))
  (search-forward "view title")
  (backward-char)
  (eglot-rename "heading")
  (lines "heading")

  (tell "button.top >= heading.bott C-M-i   what begins like that")
  (search-forward "button.trailing==heading.trailing")
  (insert "\n  button.top >= heading.bott")
  (let ((found (run-hook-with-args-until-success 'completion-at-point-functions)))
    (dolist (word (sort (all-completions (buffer-substring (nth 0 found) (nth 1 found)) (nth 2 found)) #'string<))
      (tell "  %s" (substring-no-properties word))))
  (tell "button.firstB C-M-i                and what ends so")
  (delete-region (line-beginning-position) (line-end-position))
  (insert "  button.top >= button.firstB")
  (completion-at-point)
  (lines ">=")
  (delete-region (1- (line-beginning-position)) (line-end-position))

  (tell "M-x lay-paste                      code of UIKit that was copied")
  (kill-new "button.autoSetDimension(.height, toSize: 44)")
  (end-of-line)
  (lay-paste)
  (lines "height")
  (tell "C-/                                not that, then")
  (delete-region (mark t) (point))

  (tell "M-x eglot-format-buffer            the canonical form")
  (eglot-format-buffer)
  (lines "gap =")
  (lines "trailing")
  (tell "C-x C-s")
  (save-buffer)
  (eglot-shutdown (eglot-current-server)))

(condition-case problem
    (work)
  ((error quit)
   (tell "failed: %S" problem)
   (dolist (name '("*Messages*" "*Flymake log*"))
     (when (get-buffer name) (tell "%s\n%s" name (with-current-buffer name (buffer-string)))))))
