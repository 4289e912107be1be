-- What Neovim does with a file that has a fault, told as it goes: $PROBE/transcript.
local told = assert(io.open(os.getenv('PROBE') .. '/transcript', 'w'))
local function tell(text)
  told:write(text, '\n')
  told:flush()
end

local function await(what, holds)
  if not vim.wait(15000, holds, 20) then error('no ' .. what) end
end

local function problems()
  local found = vim.diagnostic.get(0)
  table.sort(found, function(a, b) return a.lnum < b.lnum end)
  return found
end

-- Waits until there are `count` problems, and tells them.
local function show(count)
  await(count .. ' problems', function() return #problems() == count end)
  for _, one in ipairs(problems()) do
    local code = one.code or one.user_data.lsp.code
    tell(('  %d:%d  %s [%s]'):format(one.lnum + 1, one.col + 1, one.message:match('[^\n]*'), code))
  end
  if count == 0 then tell('  no problems') end
end

local function changed(action)
  local tick = vim.api.nvim_buf_get_changedtick(0)
  action()
  await('change', function() return vim.api.nvim_buf_get_changedtick(0) ~= tick end)
end

local function press(keys)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), 'tx', false)
end

-- The answer to the question that `keys` ask of whoever sits there.
local function answering(name, choose, keys)
  local ask = vim.ui[name]
  vim.ui[name] = choose
  changed(function() press(keys) end)
  vim.ui[name] = ask
end

local function lines(pattern)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, true)) do
    if line:match(pattern) then tell(('  %d: %s'):format(number, line)) end
  end
end

local function work()
  tell(':edit card.lay')
  -- Another file, while the server of the first one starts.
  vim.cmd('silent split other.lay | silent close')
  show(1)

  tell('gra                           what can be done about it')
  press('/titel<CR>')
  answering('select', function(items, options, done)
    -- Among what else can be done there.
    local repairs = vim.tbl_filter(function(item) return item[2].kind == 'quickfix' end, items)
    for number, item in ipairs(repairs) do tell(('  %d. %s'):format(number, options.format_item(item))) end
    done(repairs[1])
  end, 'gra')
  lines('button.trailing')
  show(0)

  tell('grn heading<CR>               another name for the title')
  press('/title:<CR>')
  answering('input', function(_, done) done('heading') end, 'grn')
  lines('heading')

  tell('K                             what is known of the button')
  press('/button:<CR>K')
  local window
  await('window', function()
    for _, one in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(one).relative ~= '' then window = one end
    end
    return window ~= nil
  end)
  for _, line in ipairs(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, true)) do
    -- What it is, and where it is at the design size; there is more below.
    if line:match('^view') or line:match('at 320x160') then tell('  ' .. line:gsub('%s+$', '')) end
  end
  vim.api.nvim_win_close(window, true)

  tell(':s/80/400/                    a button that is too wide')
  press('/80<CR>')
  vim.cmd('s/80/400/')
  show(1)
  tell('u                             not that, then')
  vim.cmd('silent undo')
  show(0)

  tell(':LayPaste                     code of UIKit that was copied')
  vim.fn.setreg('"', 'button.autoSetDimension(.height, toSize: 44)')
  press('/button.trailing<CR>')
  changed(function() vim.cmd('LayPaste') end)
  lines('height')
  tell('u                             not that, then')
  vim.cmd('silent undo')
  show(0)

  tell('gggqG                         the canonical form')
  changed(function() press('gggqG') end)
  lines('gap =')
  lines('trailing')
  tell(':write')
  vim.cmd('silent write')
  if #vim.lsp.get_active_clients() ~= 1 then error('a server for each file') end
end

local well, problem = xpcall(work, debug.traceback)
if not well then tell('failed: ' .. problem .. '\n' .. vim.api.nvim_exec('messages', true)) end
told:close()
vim.cmd('qa!')
