;;; probe.el --- What Emacs makes of files  -*- lexical-binding: t; -*-
;; PROBE/places asks for faces, PROBE/format.lay is formatted, PROBE/wrong.lay checked, PROBE/files is indented anew.

(load (concat (getenv "EDITORS") "/emacs/lay-mode.el") nil t)

(defun probe-lines (name)
  "The lines of the file NAME of the probe."
  (with-temp-buffer
    (insert-file-contents (concat (getenv "PROBE") "/" name))
    (split-string (buffer-string) "\n" t)))

(let (names)
  (dolist (place (probe-lines "places"))
    (pcase-let ((`(,file ,line ,column) (split-string place "\t")))
      (with-current-buffer (find-file-noselect file)
        (font-lock-ensure)
        (goto-char (point-min))
        (forward-line (1- (string-to-number line)))
        (forward-char (1- (string-to-number column)))
        (let ((face (get-text-property (point) 'face)))
          (push (format "%s %s" major-mode (if (consp face) (car face) face)) names)))))
  (write-region (concat (mapconcat #'identity (nreverse names) "\n") "\n") nil (concat (getenv "PROBE") "/names")))

(with-current-buffer (find-file-noselect (concat (getenv "PROBE") "/format.lay"))
  (lay-format-buffer)
  (write-region nil nil buffer-file-name nil 'quiet))

(require 'compile)
(with-temp-buffer
  (setq default-directory (concat (getenv "PROBE") "/"))
  (insert (shell-command-to-string "layc check wrong.lay"))
  (compilation-mode)
  (let ((inhibit-read-only t)) (compilation--ensure-parse (point-max)))
  (let ((place (compilation--message->loc (get-text-property (point-min) 'compilation-message))))
    (write-region (format "wrong.lay|%d col %d error|\n" (compilation--loc->line place) (compilation--loc->col place))
                  nil (concat (getenv "PROBE") "/problems") nil 'quiet)))

(dolist (file (probe-lines "files"))
  (with-current-buffer (find-file-noselect file)
    (goto-char (point-min))
    (while (re-search-forward "^[ \t]+" nil t) (replace-match ""))
    (let ((inhibit-message t)) (indent-region (point-min) (point-max)))
    (write-region nil nil file nil 'quiet)))
