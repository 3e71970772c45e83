export const FILE_REQUIRED = 'Nenhum arquivo selecionado'
export const FILE_TYPE_REFUSED = 'Envie um arquivo PDF, JPG ou PNG.'
export const fileTooLarge = ({ megabytes }: { megabytes: number }) =>
  `O arquivo passa de ${megabytes} MB. Envie um menor.`
export const FILE_EMPTY = 'O arquivo está vazio. Escolha outro.'
export const fileNameTooLong = ({ characters }: { characters: number }) =>
  `Use um nome de arquivo de até ${characters} caracteres`
