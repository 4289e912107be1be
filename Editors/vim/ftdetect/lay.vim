autocmd BufNewFile,BufRead *.lay setfiletype lay
