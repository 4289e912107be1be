;;; edits.el --- Edits of every kind in Emacs  -*- lexical-binding: t; -*-
;; In the file of PROBE/edited, which a server listens to; PROBE/final gets the text of the buffer.

(require 'cl-lib)
(require 'eglot)

;; Eglot 1.9 looks for ever for a column that lies within a character of two UTF-16 units, where a problem of an older
;; text may end.  What is told of edits does not depend on problems.
(cl-defmethod eglot-handle-notification :around (_server (_method (eql textDocument/publishDiagnostics)) &rest _))

(setq coding-system-for-write 'utf-8 make-backup-files nil create-lockfiles nil auto-save-default nil)

(defun edit-idle ()
  "What is done when nobody types."
  (mapc #'timer-event-handler (copy-sequence timer-idle-list))
  (accept-process-output nil 0.02))

(defun edit (&rest actions)
  "Do ACTIONS, one undoable edit, and wait in most cases."
  (undo-boundary)
  (mapc #'funcall actions)
  (undo-boundary)
  (unless (= 0 (random 3)) (edit-idle)))

(defun edit-replace (old new)
  "Replace OLD by NEW everywhere."
  (goto-char (point-min))
  (while (search-forward old nil t) (replace-match new t t)))

(defun edit-undo ()
  "Take the last edit back."
  (setq last-command 'edit)
  (undo-only))

(defun edit-all ()
  "Edits of every kind."
  (goto-char (point-min))
  (search-forward "metric")
  (edit (lambda () (beginning-of-line) (insert "metric rest = 4\n  ")))
  (edit (lambda () (end-of-line) (newline) (insert "with 👩‍👧 and é, then 𝄞")))
  (edit (lambda () (delete-char -1)))
  (edit (lambda () (search-backward "👩") (delete-char 1)))
  (edit (lambda () (insert "ñ")))
  (edit #'kill-whole-line #'forward-line #'yank)
  (edit #'edit-undo)
  (edit (lambda () (goto-char (point-min)) (kill-line 3)))
  (edit #'edit-undo)
  (edit (lambda () (goto-char (point-max)) (yank)))
  (edit (lambda () (goto-char (point-max)) (insert "// the end 😀")))
  (edit (lambda () (edit-replace "gap" "g😀p")))
  (edit #'edit-undo)
  (edit (lambda () (edit-replace "superview" "s")))
  (edit (lambda () (goto-char (point-min)) (flush-lines "^$")))
  (edit (lambda () (goto-char (point-min)) (dotimes (_ 3) (join-line t))))
  (edit (lambda () (indent-region (point-min) (point-max))))
  (edit (lambda () (indent-rigidly (point-min) (/ (point-max) 2) 3)))
  (edit (lambda () (upcase-word 5)))
  (edit (lambda () (transpose-lines 1)))
  (edit (lambda () (transpose-chars 1)))
  (edit (lambda () (delete-region (point-min) (point-max))))
  (edit #'edit-undo)
  (edit (lambda () (sort-lines nil (point-min) (/ (point-max) 2))))
  (edit (lambda () (goto-char (/ (point-max) 3)) (kill-rectangle (line-beginning-position) (+ 4 (line-beginning-position 5)))))
  (edit #'edit-undo)
  (edit (lambda () (goto-char (point-max)) (delete-char -20)))
  (edit (lambda () (goto-char (point-min)) (insert "\u00A0😀\n")))
  (edit (lambda () (goto-char (point-max)) (insert-buffer-substring (current-buffer))))
  (edit (lambda () (fill-region (point-min) (/ (point-max) 4)))))

(random "edits")
(find-file (getenv "EDITED"))
(run-hooks 'post-command-hook)
(while (not (eglot-current-server)) (accept-process-output nil 0.02))
(edit-all)
(edit-idle)
(let ((coding-system-for-write 'utf-8-unix))
  (write-region nil nil (concat (getenv "PROBE") "/final") nil 'quiet))
(eglot-shutdown (eglot-current-server))
