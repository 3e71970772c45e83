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

interface QuotaOfRoute {
  kind: QuotaKind
  /** How many additions or changes one request counts as: 0 if an earlier request for the same file was counted. */
  counts: 0 | 1
}
const counted = (kind: QuotaKind): QuotaOfRoute => ({ kind, counts: 1 })
const content: QuotaOfRoute = { kind: 'files', counts: 0 }
const without = (reason: string) => ({ reason })

const ENDED_ROWS = without('ends or marks rows that exist, and adds none')
const TOKEN = without('needs an unused token; limited per client address')
const STAFF = without('work of the staff on rows that exist; each is in the audit log')
const ASSIGNED = without('names a colleague in a row that exists')
const LOG_EXPORT = without('stores an audit row only; has a limit of its own per hour')
const CSP_REPORT = without('counts in rows of the day, which nobody owns; limited per client address')
const SIGN_IN = counted('sessions')
const OPTIONS = without('stores nothing')
const PROOF = counted('proofs')
const CODE = without('replaces what the account has; wrong codes are limited per account')

/** Every route that adds or changes something, with its quota or the reason why it has none. */
export const quotasOfRoutes: Readonly<Record<string, QuotaOfRoute | { reason: string }>> = {
  'POST /api/consultations': counted('consultations'),
  'PATCH /api/consultations/:id': counted('consultations'),
  'POST /api/consultations/:id/restore': counted('consultations'),
  'POST /api/sleep': counted('sleep'),
  'PATCH /api/sleep/:id': counted('sleep'),
  'POST /api/exercise': counted('exercise'),
  'PATCH /api/exercise/:id': counted('exercise'),
  'POST /api/exams': counted('exams'),
  'PATCH /api/exams/:id': counted('exams'),
  'POST /api/exams/:id/files': counted('files'),
  'PUT /api/exams/files/:id/file': content,
  'POST /api/insurance': counted('files'),
  'PUT /api/insurance/:id/file': content,
  'POST /api/medications': counted('medications'),
  'PATCH /api/medications/:id': counted('medications'),
  'PUT /api/medications/clock': counted('medications'),
  'PUT /api/medications/:id/status': counted('medications'),
  'PUT /api/medications/:id/stock': counted('medications'),
  'POST /api/medications/:id/refills': counted('medications'),
  'POST /api/medications/:id/doses': counted('doses'),
  'POST /api/anamnesis': counted('anamneses'),
  'PATCH /api/anamnesis/:id': counted('anamneses'),
  'PUT /api/health-profile': counted('profile'),
  'PATCH /api/user': counted('account'),
  'PATCH /api/registration': counted('account'),
  'PUT /api/password': counted('account'),
  'POST /api/email-change': counted('account'),
  'POST /api/email-change/resend': counted('account'),
  'POST /api/registration/resend-confirmation': counted('account'),
  'POST /api/registration/email': counted('account'),
  'POST /api/passkeys': counted('account'),
  'PATCH /api/passkeys/:id': counted('account'),
  'POST /api/passkeys/:id/removal': counted('account'),
  'POST /api/passkeys/options': OPTIONS,
  'POST /api/passkeys/sign-in/options': OPTIONS,
  'POST /api/passkeys/sign-in': SIGN_IN,
  'POST /api/passkeys/proof/options': OPTIONS,
  'POST /api/passkeys/proof': PROOF,
  'POST /api/password/proof': PROOF,
  'POST /api/admin/passkeys': counted('account'),
  'PATCH /api/admin/passkeys/:id': counted('account'),
  'POST /api/admin/passkeys/options': OPTIONS,
  'POST /api/admin/passkeys/sign-in/options': OPTIONS,
  'POST /api/admin/passkeys/sign-in': SIGN_IN,
  'POST /api/admin/passkeys/proof/options': OPTIONS,
  'POST /api/admin/passkeys/proof': PROOF,
  'POST /api/admin/password/proof': PROOF,
  'POST /api/notifications/read-all': ENDED_ROWS,
  'POST /api/notifications/:id/read': ENDED_ROWS,
  'POST /api/logout': ENDED_ROWS,
  'POST /api/admin/logout': ENDED_ROWS,
  'POST /api/login': SIGN_IN,
  'POST /api/admin/login': SIGN_IN,
  'POST /api/test-admin-login': SIGN_IN,
  'POST /api/register': without('one account for each e-mail; limited per client address and per recipient'),
  'POST /api/registration-status': without('changes nothing; limited per client address and e-mail'),
  'POST /api/password-reset': without('limited per client address, and per recipient and day'),
  'POST /api/password-reset/confirm': TOKEN,
  'POST /api/email-confirmation': TOKEN,
  'POST /api/email-confirmation/password': TOKEN,
  'POST /api/email-confirmation/new-password': TOKEN,
  'POST /api/email-change/confirm': TOKEN,
  'POST /api/sessions/end-by-link': TOKEN,
  'POST /api/admin/sessions/end-by-link': TOKEN,
  'PUT /api/admin/password': counted('account'),
  'POST /api/second-factor/enrolment': CODE,
  'POST /api/second-factor/enrolment/confirm': counted('account'),
  'POST /api/second-factor/verify': PROOF,
  'POST /api/admin/second-factor/enrolment': CODE,
  'POST /api/admin/second-factor/enrolment/confirm': counted('account'),
  'POST /api/admin/second-factor/verify': PROOF,
  'POST /api/admin/second-factor/disable': ENDED_ROWS,
  'POST /api/admin/second-factor/recovery-codes': counted('account'),
  'POST /api/admin/registrations/approve': STAFF,
  'POST /api/admin/registrations/reject': STAFF,
  'POST /api/admin/registrations/undo': STAFF,
  'POST /api/admin/registrations/:id/approve': STAFF,
  'POST /api/admin/registrations/:id/reject': STAFF,
  'POST /api/admin/registrations/:id/undo': STAFF,
  'POST /api/admin/registrations/:id/reverse': STAFF,
  'POST /api/admin/members/:id/health': STAFF,
  'POST /api/admin/members/:id/block': STAFF,
  'POST /api/admin/members/:id/unblock': STAFF,
  'POST /api/admin/members/:id/end-sessions': STAFF,
  'POST /api/admin/members/:id/remove-passkeys': STAFF,
  'PUT /api/admin/members/:id/role': STAFF,
  'POST /api/admin/members/:id/resend-confirmation': without('limited per recipient and day'),
  'POST /api/admin/members/:id/password-link': without(
    'limited per e-mail and hour, and per recipient and day',
  ),
  'PATCH /api/admin/members/:id/name': STAFF,
  'PUT /api/admin/members/:id/name-change': STAFF,
  'PUT /api/admin/members/:id/email-change': without('limited per administrator and per recipient'),
  'POST /api/admin/policies/:id/file': STAFF,
  'POST /api/admin/policies/:id/approve': STAFF,
  'POST /api/admin/policies/:id/reject': STAFF,
  'POST /api/admin/policies/:id/undo': STAFF,
  'POST /api/csp-reports': CSP_REPORT,
  'POST /api/admin/csp-reports': CSP_REPORT,
  'POST /api/admin/logs/audit/export': LOG_EXPORT,
  'POST /api/admin/logs/access/export': LOG_EXPORT,
  'POST /api/admin/logs/mails/export': LOG_EXPORT,
  'POST /api/admin/logs/errors/export': LOG_EXPORT,
  'POST /api/admin/logs/mails/retry': STAFF,
  'POST /api/admin/logs/mails/:id/retry': STAFF,
  'POST /api/admin/reports': without('has a limit of its own per hour, and three reports at once'),
  'POST /api/admin/reports/:id/retry': without('has a limit of its own per hour, and three reports at once'),
  'POST /api/admin/reports/:id/cancel': STAFF,
  'POST /api/admin/members/:id/notes': without('50 notes per person'),
  'POST /api/admin/messages/:id': without('stores an audit row only'),
  'POST /api/admin/presence': without('one row for each open tab, deleted within a minute or two'),
  'PUT /api/admin/notes/:id': STAFF,
  'POST /api/admin/rejection-texts': without('50 texts in all'),
  'PUT /api/admin/rejection-texts/:id': STAFF,
  'PUT /api/admin/company/configuration': STAFF,
  'PUT /api/admin/company/logo': STAFF,
  'PUT /api/admin/assignments/registrations/:id': ASSIGNED,
  'PUT /api/admin/assignments/policies/:id': ASSIGNED,
}

/** The quota of a route such as `POST /api/exams`, if it has one. */
export function quotaOfRoute(route: string): QuotaOfRoute | undefined {
  const found = quotasOfRoutes[route]
  return found && 'kind' in found ? found : undefined
}

/** The day that an instant counts towards, and when the day ends. */
export function quotaDayOf(now: Date): { day: string; endsAt: Date } {
  const day = dayAt(now)
  return { day, endsAt: instantsOf({ from: day, to: day }).end }
}
