" Indentation of .lay files, as `layc fmt` makes it: a level for each line whose brackets are open, and one for what
" goes on without any.
if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal autoindent indentexpr=LayIndent(v:lnum) indentkeys=0{,0},0),0],!^F,o,O,e
let b:undo_indent = 'setlocal autoindent< indentexpr< indentkeys<'

if exists('*LayIndent')
  finish
endif

" Whether the place is in a text or a comment.
function s:IsQuiet(line, column) abort
  let name = synIDattr(synID(a:line, a:column, 1), 'name')
  return name =~# '^lay\%(Text\|Format\|Comment\|Documentation\|Escape\|Todo\)'
endfunction

" Line and column of the innermost bracket that is open at the place, zeros for none.
function s:Open(line, column) abort
  call cursor(a:line, a:column)
  return searchpairpos('[{([]', '', '[])}]', 'bnW', 's:IsQuiet(line("."), col("."))')
endfunction

" A line without the comment in it.
function s:Code(line) abort
  let text = getline(a:line)
  let slashes = stridx(text, '//')
  while slashes >= 0 && synIDattr(synID(a:line, slashes + 1, 1), 'name') !~# 'Comment\|Documentation'
    let slashes = stridx(text, '//', slashes + 2)
  endwhile
  return slashes < 0 ? text : strpart(text, 0, slashes)
endfunction

" The line above that holds the code before a line, and not before the line `start`; 0 if there is none that goes on.
function s:Before(line, start) abort
  let line = prevnonblank(a:line - 1)
  while line > a:start && s:Code(line) !~# '\S'
    let line = prevnonblank(line - 1)
  endwhile
  let goesOn = s:Code(line) =~# '\%([-+*/,]\|\.\.[.<]\|\<\%(and\|or\|not\)\)\s*$'
  return line > a:start && goesOn ? line : 0
endfunction

" Whether a bracket divides statements, or there is none.
function s:IsBrace(line, column) abort
  return a:line == 0 || getline(a:line)[a:column - 1] ==# '{'
endfunction

" The indentation of a line; of one that goes on with a statement, that of the line where the statement begins.
function s:Base(line) abort
  let line = a:line
  let [open, column] = s:Open(line, 1)
  let before = s:IsBrace(open, column) ? s:Before(line, open) : 0
  while before > 0
    let line = before
    let [open, column] = s:Open(line, 1)
    let before = s:IsBrace(open, column) ? s:Before(line, open) : open
  endwhile
  return indent(line)
endfunction

function LayIndent(line) abort
  let closers = matchstr(getline(a:line), '^\s*\zs[])}]\+')
  let [open, column] = s:Open(a:line, closers ==# '' ? 1 : indent(a:line) + len(closers))
  let base = open > 0 ? s:Base(open) : 0
  if closers !=# ''
    return base
  endif
  let goesOn = s:IsBrace(open, column) && s:Before(a:line, open) > 0
  return base + (open > 0 ? shiftwidth() : 0) + (goesOn ? shiftwidth() : 0)
endfunction
