import * as v from 'valibot'
import type { AdminLoginAnswer } from '#contract/accounts.ts'

export const ADMIN_RECORD_KEY = 'adminToken'
const MINUTE = 60_000
const REDIRECT_FOR = 5 * MINUTE
const VERIFIED_FOR = 60 * MINUTE

const recordSchema = v.object({
  id: v.union([v.string(), v.number()]),
  email: v.string(),
  role: v.string(),
  timestamp: v.number(),
})

/**
 * Records that administrator credentials were verified, and when. It grants no access: it only decides what
 * the admin screens of this app show.
 */
export type AdminRecord = v.InferOutput<typeof recordSchema>

export type RedirectProblem = 'missing' | 'expired' | 'restricted' | 'malformed'

export function toAdminRecord({ id, email, role }: AdminLoginAnswer['user'], now: number): AdminRecord {
  return { id, email, role, timestamp: now }
}

/** `undefined` for an invalid record. */
export function parseRecord(text: string): AdminRecord | undefined {
  try {
    const { success, output } = v.safeParse(recordSchema, JSON.parse(text))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** Why a stored record does not lead to the dashboard. */
export function redirectProblem(stored: string | null, now: number): RedirectProblem | undefined {
  if (stored === null) return 'missing'
  const record = parseRecord(stored)
  if (!record) return 'malformed'
  if (now - record.timestamp > REDIRECT_FOR) return 'expired'
  return record.role === 'admin' ? undefined : 'restricted'
}

export function isVerified(record: AdminRecord, now: number): boolean {
  return record.role === 'admin' && now - record.timestamp < VERIFIED_FOR
}
