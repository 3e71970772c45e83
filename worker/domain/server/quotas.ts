import type { QuotaKind } from '#contract/quotas.ts'
import { dayAt, instantsOf } from './brasilia-days.ts'

const KIB = 1024
const MIB = 1024 * KIB

/**
 * How much one member may store. The limits are far above what a person needs, so that only programs reach
 * them. A day begins at midnight in Brasília, whatever time zone a request states.
 */
interface Quota {
  /** Additions and changes per day; for mails, e-mails per day. */
  perDay: number
  /** Bytes of all request bodies per day, without the contents of files. */
  bytesPerDay?: number
  /** Total rows. */
  rows?: number
  /** Total bytes: of all texts plus `ROW_BYTES` per row, or of the contents of files. */
  bytes?: number
}

/** Bytes that a row takes besides its texts: ids, dates and index entries. */
export const ROW_BYTES = 200

/** docs/quotas.md shows this table. */
export const quotas = {
  consultations: { perDay: 100, bytesPerDay: 512 * KIB, rows: 5_000, bytes: 10 * MIB },
  sleep: { perDay: 100, bytesPerDay: 512 * KIB, rows: 10_000, bytes: 20 * MIB },
  exercise: { perDay: 100, bytesPerDay: 512 * KIB, rows: 10_000, bytes: 20 * MIB },
  /** Counts exams and their values as rows. */
  exams: { perDay: 100, bytesPerDay: 2 * MIB, rows: 100_000, bytes: 40 * MIB },
  /** Counts medications and all their plans as rows. */
  medications: { perDay: 200, bytesPerDay: 512 * KIB, rows: 10_000, bytes: 10 * MIB },
  doses: { perDay: 300, bytesPerDay: 512 * KIB, rows: 200_000, bytes: 80 * MIB },
  anamneses: { perDay: 50, bytesPerDay: 256 * KIB, rows: 2_000, bytes: 1 * MIB },
  /** Saves of the health profile. Each member has only one. */
  profile: { perDay: 60, bytesPerDay: 1 * MIB },
  /** Policies and files of exams together: announcements per day, and total size of their contents. */
  files: { perDay: 60, bytesPerDay: 256 * KIB, rows: 2_000, bytes: 2_048 * MIB },
  /** Changes of name, password, e-mail and factors. */
  account: { perDay: 60, bytesPerDay: 256 * KIB },
  /** Complete sign-ins, by password or passkey: each leaves a permanent audit row. */
  sessions: { perDay: 1_000 },
  /** Fresh proofs of a session, by password, passkey or code. */
  proofs: { perDay: 500 },
  /**
   * E-mails caused by the member's own records: reminders and warnings. Beyond the limit they are only shown
   * under the bell.
   */
  mails: { perDay: 60 },
} as const satisfies Record<QuotaKind, Quota>

/** The dashboard shows members from this share of a quota on. */
export const SHOWN_SHARE = 0.9

/** The limits of a kind; infinite if it has none. */
export function limitsOf(kind: QuotaKind, scale: number): Required<Quota> {
  const { perDay, bytesPerDay = Infinity, rows = Infinity, bytes = Infinity }: Quota = quotas[kind]
  const scaled = (limit: number) => Math.max(1, Math.floor(limit * scale))
  return {
    perDay: scaled(perDay),
    bytesPerDay: scaled(bytesPerDay),
    rows: scaled(rows),
    bytes: scaled(bytes),
  }
}

/** The day that an instant counts towards, and when the day ends. */
export function quotaDayOf(now: Date): { day: string; endsAt: Date } {
  const day = dayAt(now)
  return { day, endsAt: instantsOf({ from: day, to: day }).to }
}
