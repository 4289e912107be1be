-- `layc lsp` for .lay files, from Neovim 0.7 on: one server for the files of a repository or folder, and by name the
-- keys that Neovim 0.11 has for every server. `g:layc_path` is the program, `g:layc_size` the size frames are shown at.
local buffer = vim.api.nvim_get_current_buf()
local folder = vim.fn.expand('%:p:h')
local git = vim.fn.finddir('.git', vim.fn.escape(folder, ' ,;\\') .. ';')
local size = vim.g.layc_size

local function attach(_, attached)
  vim.bo[attached].omnifunc = 'v:lua.vim.lsp.omnifunc'
  vim.bo[attached].tagfunc = 'v:lua.vim.lsp.tagfunc'
  vim.bo[attached].formatexpr = 'v:lua.vim.lsp.formatexpr()'
  if vim.fn.has('nvim-0.11') == 1 then return end
  local keys = {
    K = vim.lsp.buf.hover, grn = vim.lsp.buf.rename, gra = vim.lsp.buf.code_action, grr = vim.lsp.buf.references,
    gO = vim.lsp.buf.document_symbol, ['[d'] = vim.diagnostic.goto_prev, [']d'] = vim.diagnostic.goto_next,
  }
  for key, action in pairs(keys) do
    vim.keymap.set('n', key, function() action() end, { buffer = attached })
  end
end

-- The server of the buffer, and a function that sends it a request; nothing while there is none.
local function server()
  local client = (vim.lsp.get_clients or vim.lsp.get_active_clients)({ name = 'layc', bufnr = buffer })[1]
  if not client then return vim.notify('layc: there is no server yet', vim.log.levels.WARN) end
  return client, function(method, params, done)
    local function handler(problem, answer)
      if problem then return vim.notify('layc: ' .. problem.message, vim.log.levels.ERROR) end
      done(answer)
    end
    if vim.fn.has('nvim-0.11') == 1 then return client:request(method, params, handler, buffer) end
    return client.request(method, params, handler, buffer)
  end
end

-- `:LayPaste` puts the code of UIKit in a register below the cursor as statements; `:LayPaste +` takes that of the system.
local function paste(command)
  local client, request = server()
  if not client then return end
  -- The end of the line, however long it is.
  local place = { line = vim.fn.line('.') - 1, character = 0x7FFFFFFF }
  local text = vim.fn.getreg(command.reg == '' and '"' or command.reg)
  request('layc/paste', { textDocument = { uri = vim.uri_from_bufnr(buffer) }, position = place, text = text }, function(answer)
    if not answer or answer == vim.NIL then return vim.notify('layc: no code that becomes statements here', vim.log.levels.WARN) end
    vim.lsp.util.apply_text_edits(answer.edits, buffer, client.offset_encoding)
  end)
end

-- `:LayPreview` shows the picture of the buffer in the browser, which follows the text and the cursor.
local function preview()
  local client, request = server()
  if not client then return end
  local uri = vim.uri_from_bufnr(buffer)
  local function select()
    local cursor = vim.lsp.util.make_position_params(0, client.offset_encoding)
    if vim.fn.has('nvim-0.11') == 1 then return client:notify('layc/select', cursor) end
    client.notify('layc/select', cursor)
  end
  local order = { command = 'layc.preview', arguments = { { uri = uri, open = false } } }
  request('workspace/executeCommand', order, function(answer)
    if vim.ui.open then vim.ui.open(answer.url) else vim.notify('layc: ' .. answer.url) end
    local group = vim.api.nvim_create_augroup('layc_preview_' .. buffer, {})
    vim.api.nvim_create_autocmd({ 'CursorMoved', 'CursorMovedI' }, { group = group, buffer = buffer, callback = select })
    select()
  end)
end

vim.api.nvim_buf_create_user_command(buffer, 'LayPaste', paste, { register = true })
vim.api.nvim_buf_create_user_command(buffer, 'LayPreview', preview, {})

local config = {
  name = 'layc',
  cmd = { vim.g.layc_path or 'layc', 'lsp' },
  root_dir = git == '' and folder or vim.fn.fnamemodify(git, ':p:h:h'),
  init_options = size and { size = size } or nil,
  on_attach = attach,
}

if vim.fn.executable(config.cmd[1]) == 0 then
  vim.notify_once(("layc: there is no program '%s'; g:layc_path says where it is"):format(config.cmd[1]), vim.log.levels.WARN)
elseif vim.lsp.start then
  vim.lsp.start(config)
else
  -- Neovim 0.7 lists only servers that have answered.
  layc_servers = layc_servers or {}
  config.on_exit = function() layc_servers[config.root_dir] = nil end
  local id = layc_servers[config.root_dir] or vim.lsp.start_client(config)
  layc_servers[config.root_dir] = id
  if id then vim.lsp.buf_attach_client(buffer, id) end
end
