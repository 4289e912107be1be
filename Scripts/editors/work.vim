" What Vim does with a file that has a fault, told as it goes: $PROBE/transcript.
let s:told = []

function s:Lines(pattern) abort
  for line in range(1, line('$'))
    if getline(line) =~# a:pattern
      call add(s:told, '  ' . line . ': ' . getline(line))
    endif
  endfor
endfunction

function s:Make() abort
  silent make!
  let problems = getqflist()
  for problem in problems
    call add(s:told, '  ' . bufname(problem.bufnr) . '|' . problem.lnum . ' col ' . problem.col . ' error| ' . trim(problem.text))
  endfor
  if empty(problems)
    call add(s:told, '  no problems')
  endif
endfunction

function s:Work() abort
  call add(s:told, ':make')
  call s:Make()
  call add(s:told, ':cfirst | s/titel/title/          what it says is wrong, put right')
  silent cfirst
  silent s/titel/title/
  call s:Lines('button.trailing')
  call add(s:told, ':5,$s/\<title\>/heading/e')
  silent 5,$s/\<title\>/heading/e
  call s:Lines('heading')
  call add(s:told, 'owhen width >= 600 {<CR>a.top == 8 +<CR>b.top<CR>}    lines are indented as they are typed')
  exe "normal Gkowhen width >= 600 {\<CR>a.top == 8 +\<CR>b.top\<CR>}\<Esc>"
  for line in getline(line('.') - 3, '.')
    call add(s:told, '  ' . line)
  endfor
  silent .-3,.delete
  call add(s:told, 'gggqG                             the canonical form')
  silent normal! gggqG
  call s:Lines('gap =')
  call s:Lines('trailing')
  call add(s:told, ':write | make')
  silent write
  call s:Make()
endfunction

try
  call s:Work()
catch
  call add(s:told, 'failed: ' . v:exception . ' at ' . v:throwpoint)
endtry
call writefile(s:told, $PROBE . '/transcript')
qa!
