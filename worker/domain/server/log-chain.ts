import type { SealedLog } from '#contract/logs.ts'
import { MINUTE } from '../duration.ts'

/** The stored columns of a log row that a seal covers, in hashing order. */
export const sealedColumns: Record<SealedLog, readonly string[]> = {
  audit_log: [
    'id',
    'company_id',
    'at',
    'actor_id',
    'action',
    'subject_id',
    'client_ip',
    'request_id',
    'detail',
  ],
  access_log: [
    'id',
    'company_id',
    'at',
    'actor_id',
    'subject_id',
    'scope',
    'record_id',
    'reason',
    'reason_text',
    'client_ip',
    'request_id',
  ],
}

/** How long a row may wait for its seal; the cron seals every minute. */
const UNSEALED_MAX_MS = 10 * MINUTE

/** A row exactly as the database stores it, with its row number. */
export interface StoredRow {
  row_number: number
  id: string
  company_id: number
  [column: string]: string | number | null
}

export interface Seal {
  log: SealedLog
  companyId: number
  number: number
  rows: readonly (readonly [id: string, hash: string])[]
  throughRow: number
  hash: string
  /** Milliseconds since 1970. */
  at: number
}

/** The last seal of a company, as recorded outside the database. */
export interface Head {
  log: SealedLog
  companyId: number
  number: number
  hash: string
}

/** Permission to remove the rows up to a seal. */
export interface Removal {
  log: SealedLog
  companyId: number
  throughNumber: number
  /** Hash of that seal, so that the permission is valid only for this chain. */
  throughHash: string
}

/** SHA-256 in base64url. */
async function hashOf(value: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value)))
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function hashRow(log: SealedLog, row: StoredRow): Promise<string> {
  return hashOf([log, ...sealedColumns[log].map((column) => row[column] ?? null)])
}

/** @param previous hash of the company's previous seal; empty for the first one */
export function hashSeal(previous: string, seal: Omit<Seal, 'hash'>): Promise<string> {
  const { log, companyId, number, rows, throughRow, at } = seal
  return hashOf([previous, log, companyId, number, rows, throughRow, at])
}

export type Fault =
  | { kind: 'row_changed' | 'row_missing' | 'row_moved' | 'row_added' | 'row_unsealed'; row: string }
  | { kind: 'seal_changed' | 'head_differs'; seal: number }

export interface Verdict {
  /** The first fault, in the order of the log. */
  fault: Fault | undefined
  sealed: number
  /** Number of rows newer than the last seal. */
  unsealed: number
  /** Number of rows that were removed under a permission. */
  removed: number
}

/** The parts of a stored row that the verification needs. */
export interface HashedRow {
  number: number
  hash: string
  /** Milliseconds since 1970. */
  at: number
}

interface Chain {
  /** In order of their numbers. */
  seals: readonly Seal[]
  /** By id, in order of row number. */
  rows: ReadonlyMap<string, HashedRow>
  heads: readonly Head[]
  removals: readonly Removal[]
}

/** Checks the rows of one company's log against its seals, and the seals against the recorded heads. */
export async function verifyChain({ seals, rows, heads, removals }: Chain, now: Date): Promise<Verdict> {
  const verdict: Verdict = { fault: undefined, sealed: 0, unsealed: 0, removed: 0 }
  const failed = (fault: Fault): Verdict => ({ ...verdict, fault })
  const hashes = new Map(seals.map(({ number, hash }) => [number, hash]))
  const removedThrough = Math.max(
    0,
    ...removals
      .filter(({ throughNumber, throughHash }) => hashes.get(throughNumber) === throughHash)
      .map(({ throughNumber }) => throughNumber),
  )
  const known = new Set<string>()
  let previous = ''
  let lastRow = 0
  for (const seal of seals) {
    for (const [id, hash] of seal.rows) {
      const row = rows.get(id)
      if (!row && seal.number <= removedThrough) {
        verdict.removed += 1
        continue
      }
      if (!row) return failed({ kind: 'row_missing', row: id })
      if (row.hash !== hash) return failed({ kind: 'row_changed', row: id })
      if (row.number <= lastRow) return failed({ kind: 'row_moved', row: id })
      lastRow = row.number
      known.add(id)
      verdict.sealed += 1
    }
    if ((await hashSeal(previous, seal)) !== seal.hash)
      return failed({ kind: 'seal_changed', seal: seal.number })
    previous = seal.hash
  }
  const sealedThrough = seals.at(-1)?.throughRow ?? 0
  for (const [id, { number, at }] of rows) {
    if (known.has(id)) continue
    if (number <= sealedThrough) return failed({ kind: 'row_added', row: id })
    // A time in the future would never become old.
    if (Math.abs(now.getTime() - at) > UNSEALED_MAX_MS) return failed({ kind: 'row_unsealed', row: id })
    verdict.unsealed += 1
  }
  const lost = heads.find(({ number, hash }) => hashes.get(number) !== hash)
  return lost ? failed({ kind: 'head_differs', seal: lost.number }) : verdict
}
