import type { ErrorCode } from '../../../../worker/contract/errors.ts'
import type { Policy } from '../../../../worker/contract/insurance.ts'
import { answer, idempotent, insuranceApi } from '../../../shared/lib/api.ts'
import { ApiError } from '../../../shared/lib/errors.ts'
import type { submitKeys } from '../../../shared/lib/idempotency.ts'
import { upload } from '../../../shared/lib/upload.ts'
import { contentTypeOf } from './policy-file.ts'

/** After these the content will never be taken, so a policy that waits for it is of no use. */
const FINAL = new Set<ErrorCode | undefined>([
  'file_missing',
  'file_type_refused',
  'file_too_large',
  'file_sent_before',
])

/** Whether sending the same file again is in vain. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && FINAL.has(error.code)
}

export interface Sending {
  file: File
  /** The policy that waits for this very file, if an earlier try announced one. */
  waiting: Policy | undefined
  /** Told whenever that changes, for the next try. */
  onWaiting: (policy: Policy | undefined) => void
  keys: ReturnType<typeof submitKeys>
  onProgress: (sent: number) => void
  signal: AbortSignal
}

export async function removePolicy(id: string): Promise<void> {
  try {
    await insuranceApi[':id'].$delete({ param: { id } })
  } catch (error) {
    // Gone already is gone.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

async function announce({ file, keys, signal, onWaiting }: Sending): Promise<Policy> {
  const json = { fileName: file.name, fileSize: file.size }
  const key = keys.keyFor({ ...json, lastModified: file.lastModified })
  const policy = await answer(insuranceApi.index.$post({ json }, { ...idempotent(key), init: { signal } }))
  keys.succeeded()
  onWaiting(policy)
  return policy
}

/**
 * Announces a policy and sends its content. Nothing half-sent stays of a file that was refused or cancelled;
 * of one that broke off, the policy stays, and the next try fills it.
 */
export async function sendPolicy(sending: Sending): Promise<void> {
  const { file, waiting, onWaiting, onProgress, signal } = sending
  const policy = waiting ?? (await announce(sending))
  try {
    const contentType = contentTypeOf(file.name)
    await upload({ path: policy.filePath, content: file, contentType, onProgress, signal })
    onWaiting(undefined)
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined
    // An earlier try had arrived, and only its answer was lost.
    if (code === 'file_already_stored') return onWaiting(undefined)
    if (code === 'not_found' && waiting) return sendPolicy({ ...sending, waiting: undefined })
    if (signal.aborted || isFinal(error)) {
      onWaiting(undefined)
      // What cannot be removed now goes by itself after a day.
      await removePolicy(policy.id).catch(() => undefined)
    }
    throw error
  }
}
