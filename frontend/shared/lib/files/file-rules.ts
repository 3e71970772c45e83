import * as v from 'valibot'
import { extensionOf, fileExtensions, fileSchema, fileTypes } from '#contract/files.ts'
import { LOCALE } from '#texts/language.ts'

export interface NamedFile {
  name: string
  size: number
}

/** For the accept attribute of a file input. */
export const ACCEPTED = fileExtensions.map((extension) => `.${extension}`).join(',')

/** Why a file cannot be sent, as a message; `undefined` if it can. Only the server checks the content. */
export function fileProblem(file: NamedFile): string | undefined {
  const checked = v.safeParse(fileSchema, { fileName: file.name, fileSize: file.size })
  return checked.success ? undefined : checked.issues[0].message
}

/** The MIME type for the file's name; a browser's own guess is unreliable. */
export function contentTypeOf(fileName: string): string {
  const extension = extensionOf(fileName)
  const known = Object.entries(fileTypes).find(([, extensions]) =>
    extensions.some((one) => one === extension),
  )
  return known?.[0] ?? 'application/octet-stream'
}

const amount = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })

/** "340 B", "12,5 KB", "3,4 MB" */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${amount.format(bytes / 1024)} KB`
  return `${amount.format(bytes / (1024 * 1024))} MB`
}
