;;; lay-mode.el --- Major mode for .lay files  -*- lexical-binding: t; -*-

;; Version: 0.2.0
;; Package-Requires: ((emacs "26.1"))
;; Keywords: languages

;;; Commentary:

;; Colours, indentation, the formatter and the language server of layc's .lay files.  Put this file into your
;; `load-path' and
;;
;;     (require 'lay-mode)
;;     (add-hook 'lay-mode-hook #'eglot-ensure)
;;
;; into your init file.  Eglot is a part of Emacs from 29 on, and a package before.  Without it `lay-format-buffer'
;; formats with `layc fmt', and \[compile] with `layc check FILE' jumps to errors.

;;; Code:

(require 'subr-x)

(defgroup lay nil
  "Layouts for layc."
  :group 'languages)

(defcustom lay-indent-offset 2
  "The blanks of a level of brackets."
  :type 'integer
  :safe #'integerp)

(defcustom lay-program "layc"
  "The program that formats and serves."
  :type 'string)

(defcustom lay-size nil
  "The size that frames are shown at, such as \"320x480\".
If nil, it is the design size of each layout."
  :type '(choice (const :tag "Design size" nil) string))

(defconst lay-storage '("component" "constraint" "guide" "layout" "let" "metric" "state" "view"))

(defconst lay-statements
  '("align" "allow" "assert" "distribute" "else" "expect" "for" "import" "in" "layoutSubviews" "sizeThatFits" "sizeToFit"
    "sizes" "spread" "vfl" "when" "and" "not" "or"))

(defconst lay-constants
  '("false" "true" "available" "contentGuide" "frameGuide" "keyboardLayoutGuide" "margins" "readable" "root" "safeArea"
    "superview"))

(defconst lay-attributes
  '("baseline" "bottom" "bottomMargin" "center" "centerX" "centerXWithinMargins" "centerY" "centerYWithinMargins" "edges"
    "firstBaseline" "height" "lastBaseline" "leading" "leadingMargin" "left" "leftMargin" "right" "rightMargin" "size"
    "top" "topMargin" "trailing" "trailingMargin" "width" "bounds" "compression" "frame" "hugging" "intrinsic"
    "transform" "untransformedFrame"))

(defconst lay-kinds
  '("Button" "DatePicker" "Grid" "HStack" "Image" "Label" "PickerView" "PopUpButton" "Progress" "ScrollView"
    "SegmentedControl" "Separator" "Slider" "Spacer" "Spinner" "Stepper" "Switch" "Table" "TextField" "TextView"
    "VStack" "View"))

(defconst lay-options
  '("alignAllBaseline" "alignAllBottom" "alignAllCenterX" "alignAllCenterY" "alignAllFirstBaseline"
    "alignAllLastBaseline" "alignAllLeading" "alignAllLeft" "alignAllRight" "alignAllTop" "alignAllTrailing"
    "directionLeadingToTrailing" "directionLeftToRight" "directionRightToLeft" "spacingBaselineToBaseline"
    "spacingEdgeToEdge"))

(defconst lay-font-lock-keywords
  `((,(concat (regexp-opt lay-storage 'words) "[ \t]+\\([A-Za-z_][A-Za-z_0-9]*\\)")
     (1 font-lock-keyword-face) (2 font-lock-function-name-face))
    (,(regexp-opt lay-storage 'words) . font-lock-keyword-face)
    (,(regexp-opt lay-statements 'words) . font-lock-keyword-face)
    (,(regexp-opt lay-constants 'words) . font-lock-constant-face)
    (,(regexp-opt lay-kinds 'words) . font-lock-type-face)
    (":[ \t]*\\([A-Z][A-Za-z_0-9]*\\)" (1 font-lock-type-face))
    ("\\_<\\(inset\\|offset\\|spacing\\|within\\)\\_>[ \t]*\\([^ \t\n=.:]\\|$\\)" (1 font-lock-keyword-face))
    (,(regexp-opt lay-options 'words) . font-lock-constant-face)
    (,(regexp-opt lay-attributes 'words) . font-lock-builtin-face)
    ("@[ \t]*\\([A-Za-z_0-9]*\\)" (0 font-lock-preprocessor-face))
    ("\\_<\\([A-Za-z_][A-Za-z_0-9]*\\)[ \t]*=\\(?:[^=<>]\\|$\\)" (1 font-lock-variable-name-face))
    ("#\\(?:[0-9A-Fa-f]\\{8\\}\\|[0-9A-Fa-f]\\{6\\}\\)\\_>" . font-lock-constant-face)
    ;; The views of a visual format, the priorities, and the axis.
    ("\\_<vfl[ \t]*\"\\([HV]:\\)?"
     (1 font-lock-preprocessor-face prepend t)
     ("\\[[ \t]*\\([A-Za-z_][A-Za-z_0-9]*\\)" (lay--end-of-text) nil (1 font-lock-function-name-face prepend))))
  "What is coloured, and how.")

(defun lay--end-of-text ()
  "The end of the text in whose beginning point stands."
  (save-excursion (skip-chars-forward "^\"\n") (point)))

(defvar lay-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 12" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\r ">" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?\\ "\\" table)
    (modify-syntax-entry ?_ "w" table)
    (modify-syntax-entry ?' "." table)
    (dolist (sign '(?+ ?- ?* ?= ?< ?> ?@ ?# ?% ?| ?.)) (modify-syntax-entry sign "." table))
    table)
  "Signs of .lay files.")

(defun lay--before (start)
  "Where the line begins that the line of point goes on with, or nil.
It does not begin before START."
  (save-excursion
    (forward-comment (- (point)))
    (and (> (point) start)
         (or (memq (char-before) '(?+ ?- ?* ?/ ?,))
             (looking-back "\\.\\.[.<]\\|\\_<\\(?:and\\|or\\|not\\)" (line-beginning-position)))
         (line-beginning-position))))

(defun lay--previous (open)
  "Where the line begins that the one at point goes on with, or nil.
OPEN is the innermost bracket that is open at point."
  (when (or (null open) (eq (char-after open) ?{))
    (lay--before (if open (1+ open) (point-min)))))

(defun lay--base (place)
  "The indentation of the line of PLACE, or of the first one of its statement."
  (save-excursion
    (goto-char place)
    (beginning-of-line)
    (let ((before (lay--previous (nth 1 (syntax-ppss)))))
      (while before
        (goto-char before)
        (let ((open (nth 1 (syntax-ppss))))
          (setq before (if (or (null open) (eq (char-after open) ?{))
                           (lay--previous open)
                         (save-excursion (goto-char open) (line-beginning-position))))))
      (current-indentation))))

(defun lay--indentation ()
  "The column that the line of point, at its beginning, should have."
  (if (looking-at "[ \t]*\\([])}]+\\)")
      (let ((open (nth 1 (save-excursion (syntax-ppss (1- (match-end 1)))))))
        (if open (lay--base open) 0))
    (let ((open (nth 1 (syntax-ppss))))
      (+ (if open (+ (lay--base open) lay-indent-offset) 0)
         (if (lay--previous open) lay-indent-offset 0)))))

(defun lay-indent-line ()
  "Indent the line as `layc fmt' does: a level for each line with an open bracket."
  (interactive)
  (let ((column (save-excursion (beginning-of-line) (lay--indentation))))
    (if (<= (current-column) (current-indentation))
        (indent-line-to column)
      (save-excursion (indent-line-to column)))))

(defun lay-format-buffer ()
  "Replace the buffer by what `layc fmt' makes of it."
  (interactive)
  (let ((result (generate-new-buffer " *layc fmt*")) (source (current-buffer)))
    (unwind-protect
        ;; 1 says that lines do not parse: these stay as they are.
        (if (memq (call-process-region nil nil lay-program nil (list result nil) nil "fmt" "--quiet" "-") '(0 1))
            (replace-buffer-contents result)
          (user-error "`%s fmt' could not format %s" lay-program (buffer-name source)))
      (kill-buffer result))))

(defun lay-server (&rest _)
  "The language server, as `eglot-server-programs' wants it."
  `(,lay-program "lsp" ,@(when lay-size `(:initializationOptions (:size ,lay-size)))))

(declare-function eglot-current-server "eglot")
(declare-function eglot--TextDocumentPositionParams "eglot")
(declare-function jsonrpc-request "jsonrpc")
(declare-function jsonrpc-notify "jsonrpc")

(defun lay-preview ()
  "Show the picture of the buffer in the browser, which follows the text and point."
  (interactive)
  (let* ((server (or (eglot-current-server) (user-error "There is no server; start it with `eglot'")))
         (uri (plist-get (plist-get (eglot--TextDocumentPositionParams) :textDocument) :uri))
         (order `(:command "layc.preview" :arguments [(:uri ,uri :open :json-false)]))
         (url (plist-get (jsonrpc-request server :workspace/executeCommand order) :url)))
    (add-hook 'post-command-hook #'lay--select nil t)
    (lay--select)
    (browse-url url)
    url))

(defun lay-paste ()
  "Insert the latest kill at point, code of UIKit, as statements."
  (interactive "*")
  (let* ((server (or (eglot-current-server) (user-error "There is no server; start it with `eglot'")))
         (params (append (eglot--TextDocumentPositionParams) (list :text (current-kill 0))))
         (translation (jsonrpc-request server :layc/paste params :deferred :layc/paste)))
    (unless translation (user-error "The latest kill is no code that becomes statements here"))
    (push-mark)
    (insert (plist-get translation :text))))

(defvar-local lay--selected nil "Where point was when the preview was told last.")

(defun lay--select ()
  "Tell the preview where point is."
  (let ((server (and (not (eq lay--selected (point))) (eglot-current-server))))
    (when server
      (setq lay--selected (point))
      (jsonrpc-notify server :layc/select (eglot--TextDocumentPositionParams)))))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(lay-mode . lay-server)))

;;;###autoload
(define-derived-mode lay-mode prog-mode "Lay"
  "Major mode for the layouts of layc."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip "//+[ \t]*")
  (setq-local comment-end "")
  (setq-local indent-tabs-mode nil)
  (setq-local fill-column 100)
  (setq-local electric-indent-chars (append "{}()[]" electric-indent-chars))
  (setq-local indent-line-function #'lay-indent-line)
  (setq-local font-lock-defaults '(lay-font-lock-keywords)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.lay\\'" . lay-mode))

(provide 'lay-mode)
;;; lay-mode.el ends here
