" Comments, indentation and the formatter of .lay files.
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal comments=:///,:// commentstring=//\ %s
setlocal expandtab shiftwidth=2 softtabstop=2 textwidth=100 formatoptions-=t
" `gggqG` formats the file, and `:make` fills the quickfix list.
setlocal formatprg=layc\ fmt\ --quiet\ -
setlocal makeprg=layc\ check\ %:S errorformat=%f:%l:%c:\ %t%*[^:]:\ %m,%-G%.%#

let b:undo_ftplugin = 'setlocal comments< commentstring< expandtab< shiftwidth< softtabstop< textwidth<'
      \ . ' formatoptions< formatprg< makeprg< errorformat<'
