" What Vim and Neovim make of files: $PROBE/places asks for groups, $PROBE/format.lay is
" formatted, $PROBE/wrong.lay checked, $PROBE/files is indented anew.
set nocompatible nomore noswapfile
exe 'set runtimepath^=' . fnameescape($EDITORS . '/vim')
filetype plugin indent on
syntax on

let names = []
for place in readfile($PROBE . '/places')
  let [file, line, column] = split(place, "\t")
  if expand('%:p') !=# file
    exe 'silent edit! ' . fnameescape(file)
  endif
  call add(names, &filetype . ' ' . synIDattr(synID(line, column, 1), 'name'))
endfor
call writefile(names, $PROBE . '/names')

exe 'silent edit! ' . fnameescape($PROBE . '/format.lay')
silent normal! gggqG
silent write!
cd $PROBE
silent edit! wrong.lay
silent make!
silent copen
call writefile(getline(1, '$'), $PROBE . '/problems')
silent cclose

for file in readfile($PROBE . '/files')
  exe 'silent edit! ' . fnameescape(file)
  silent %s/^\s\+//e
  silent normal! gg=G
  silent write!
endfor
qa!
