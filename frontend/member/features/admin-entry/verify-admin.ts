import { t } from '#locales/admin-entry.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { ApiError, serverMessageFor } from '#shared/lib/api/errors.ts'
import { type AdminRecord, toAdminRecord } from './admin-record.ts'
import { storeRecord } from './admin-record-storage.ts'

/** The credentials were refused; the message is the sentence to show. */
export class AdminRefused extends Error {
  override readonly name = 'AdminRefused'
}

/** Verifies an administrator's credentials and stores the result for the other admin screens. */
export async function verifyAdmin(credentials: { email: string; password: string }): Promise<AdminRecord> {
  const { passwordValid, user } = await answer(accountsApi['test-admin-login'].$post({ json: credentials }))
  if (!passwordValid) throw new AdminRefused(t('wrongCredentials'))
  if (user.role !== 'admin') throw new AdminRefused(t('restricted'))
  const record = toAdminRecord(user, Date.now())
  try {
    storeRecord(record)
  } catch {
    throw new AdminRefused(t('storageFailed'))
  }
  return record
}

export function refusalOf(error: unknown): string {
  if (error instanceof AdminRefused) return error.message
  if (error instanceof ApiError && error.status === 401) return t('wrongCredentials')
  return serverMessageFor(error, t('failed'))
}
