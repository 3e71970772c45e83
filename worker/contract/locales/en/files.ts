export const FILE_REQUIRED = 'No file selected'
export const FILE_TYPE_REFUSED = 'Upload a PDF, JPG or PNG file.'
export const fileTooLarge = ({ megabytes }: { megabytes: number }) =>
  `The file is larger than ${megabytes} MB. Upload a smaller one.`
export const FILE_EMPTY = 'The file is empty. Choose another one.'
export const fileNameTooLong = ({ characters }: { characters: number }) =>
  `Use a file name of up to ${characters} characters`
