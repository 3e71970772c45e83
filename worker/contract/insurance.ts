import * as v from 'valibot'

export const policyStatuses = ['pending', 'approved', 'rejected'] as const
export type PolicyStatus = (typeof policyStatuses)[number]

export const POLICY_MAX_BYTES = 10 * 1024 * 1024
export const ANALYSIS_BUSINESS_DAYS = 2
/** A policy whose content never came goes by itself after these hours. */
export const CONTENT_WAIT_HOURS = 24
export const FILE_NAME_MAX = 200
/** Uploads an hour for each member. */
export const UPLOADS_PER_HOUR = 10

/** What a policy may be: the extension must agree with what the content is. */
export const policyFileTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
} as const
export const policyExtensions = Object.values(policyFileTypes).flat()

export const FILE_REQUIRED = 'Nenhum arquivo selecionado'
export const FILE_TYPE_REFUSED = 'Envie um arquivo PDF, JPG ou PNG.'
export const FILE_TOO_LARGE = 'O arquivo passa de 10 MB. Envie um menor.'
export const FILE_EMPTY = 'O arquivo está vazio. Escolha outro.'

/** The extension of a file's name, in lower case and without its dot; empty where there is none. */
export function extensionOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

export const policySchema = v.object({
  fileName: v.pipe(
    v.string(FILE_REQUIRED),
    v.trim(),
    v.nonEmpty(FILE_REQUIRED),
    v.maxLength(FILE_NAME_MAX, `Use um nome de arquivo de até ${FILE_NAME_MAX} caracteres`),
    v.check(
      (name) => policyExtensions.some((extension) => extension === extensionOf(name)),
      FILE_TYPE_REFUSED,
    ),
  ),
  fileSize: v.pipe(
    v.number(FILE_REQUIRED),
    v.integer(FILE_REQUIRED),
    v.minValue(1, FILE_EMPTY),
    v.maxValue(POLICY_MAX_BYTES, FILE_TOO_LARGE),
  ),
})

export interface Policy {
  id: string
  fileName: string
  /** Bytes. */
  fileSize: number
  policyNumber: string | null
  uploadedAt: string
  status: PolicyStatus
  /** Whether the content arrived; until then the file can be sent again. */
  hasContent: boolean
  /** The end of the analysis, as a calendar day (`YYYY-MM-DD`) of the company; `null` until the content came. */
  dueDay: string | null
  /** Why it was rejected, in the administrator's words. */
  rejectionText: string | null
  /** Where the content goes (PUT) and comes from (GET). */
  filePath: string
}
