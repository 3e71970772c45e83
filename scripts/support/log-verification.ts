import { createPublicKey, sign, verify } from 'node:crypto'

// Constants, so that type-checking the scripts does not load the Worker's types.
const CHAIN = '../../worker/domain/server/log-chain.ts'
const LOG_ROWS = '../../worker/database/log-rows.ts'

/** Rows per query. */
const PAGE_ROWS = 5000
const SEALS_PAGE_ROWS = 50
/** Maximum number of misnumbered rows listed by name. */
const MISNUMBERED_NAMED_MAX = 10

export const sealedLogs = ['audit_log', 'access_log'] as const
export type SealedLog = (typeof sealedLogs)[number]

export interface Head {
  log: SealedLog
  companyId: number
  number: number
  hash: string
}

interface Seal extends Head {
  rows: [id: string, hash: string][]
  throughRow: number
  at: number
}

/** A database with the logs. */
export interface LogSource {
  query: <Row>(sql: string) => Promise<Row[]>
}

/** A signed permission to remove old rows. */
export interface SignedManifest {
  /** JSON of a `Manifest`, byte for byte. */
  manifest: string
  /** Ed25519, in base64url. */
  signature: string
}

export interface Manifest {
  log: SealedLog
  companyId: number
  /** Covers the rows of all seals up to this one. */
  throughNumber: number
  throughHash: string
  throughRow: number
  /** Number of removed rows; the seals list the id and the hash of each. */
  rowCount: number
  reason: string
  /** ISO 8601 in UTC. */
  signedAt: string
}

export function signManifest(manifest: Manifest, privateKey: string): SignedManifest {
  const text = JSON.stringify(manifest)
  return { manifest: text, signature: sign(null, Buffer.from(text), privateKey).toString('base64url') }
}

function isSigned({ manifest, signature }: SignedManifest, publicKey: string): boolean {
  const bytes = Buffer.from(signature, 'base64url')
  return verify(null, Buffer.from(manifest), createPublicKey(publicKey), bytes)
}

/** A company's seals of a log, by number. */
export async function readSeals(source: LogSource, log: SealedLog, companyId: number): Promise<Seal[]> {
  const seals: Seal[] = []
  for (;;) {
    const page = await source.query<Omit<Seal, 'rows'> & { rows: string }>(
      `SELECT log, company_id AS companyId, number, rows, through_row AS throughRow, hash, at FROM log_seals
       WHERE log = '${log}' AND company_id = ${companyId} AND number > ${seals.at(-1)?.number ?? 0}
       ORDER BY number LIMIT ${SEALS_PAGE_ROWS}`,
    )
    seals.push(...page.map((seal) => ({ ...seal, rows: JSON.parse(seal.rows) })))
    if (page.length < SEALS_PAGE_ROWS) return seals
  }
}

type HashedRows = Map<number, Map<string, { number: number; hash: string; at: number }>>

/** Number, hash and time of every row numbered by SQLite, by company and id. */
async function hashRows(source: LogSource, log: SealedLog): Promise<HashedRows> {
  const { hashRow } = await import(CHAIN)
  const { storedRowsSql } = await import(LOG_ROWS)
  const companies: HashedRows = new Map()
  for (let last = 0; ; ) {
    const page = await source.query<{ row_number: number; id: string; company_id: number; at: number }>(
      storedRowsSql(log, last, PAGE_ROWS),
    )
    for (const row of page) {
      const rows = companies.get(row.company_id) ?? new Map()
      companies.set(row.company_id, rows)
      rows.set(row.id, { number: row.row_number, hash: await hashRow(log, row), at: row.at })
    }
    if (page.length < PAGE_ROWS) return companies
    last = page.at(-1)?.row_number ?? last
  }
}

const sentences: Record<string, string> = {
  row_changed: 'was changed after it was sealed',
  row_missing: 'is missing',
  row_moved: 'stands in another order than it was sealed in',
  row_added: 'was inserted among sealed rows',
  row_unsealed: 'has not been sealed for more than ten minutes',
  seal_changed: 'was changed, or one before it is missing',
  head_differs: 'is missing or differs from the noted one',
}

export interface Verification {
  lines: string[]
  isIntact: boolean
}

interface Evidence {
  heads: Head[]
  /** Claimed removals; only those signed by the key count. */
  manifests: SignedManifest[]
  publicKey?: string | undefined
  now: Date
}

/** Finds rows that no seal can cover, and a log that has lost all its seals. */
async function findUnprovable(source: LogSource, log: SealedLog, rows: HashedRows): Promise<string[]> {
  // SQLite never assigns such numbers itself.
  const misnumbered = await source.query<{ id: string; company_id: number }>(
    `SELECT id, company_id FROM ${log} WHERE rowid < 1 OR rowid > ${Number.MAX_SAFE_INTEGER} ORDER BY rowid LIMIT ${MISNUMBERED_NAMED_MAX}`,
  )
  const lines = misnumbered.map(
    ({ id, company_id }) =>
      `✗ ${log}, company ${company_id}: row ${id} has a row number that the database did not give.`,
  )
  const seals = await source.query(`SELECT 1 FROM log_seals WHERE log = '${log}' LIMIT 1`)
  if (seals.length > 0) return lines
  const first = [...rows.values()].flatMap((own) => [...own.values()]).some(({ number }) => number === 1)
  // Every sign-in is in the audit log; the access log may be empty.
  const isLost = rows.size > 0 ? !first : log === 'audit_log'
  return isLost ? [...lines, `✗ ${log}: its seals and its first rows are missing.`] : lines
}

/** Checks both logs of every company. Names the first bad row of each log that has one. */
export async function verifyLogs(
  source: LogSource,
  { heads, manifests, publicKey, now }: Evidence,
): Promise<Verification> {
  const { verifyChain } = await import(CHAIN)
  const stored = await source.query<SignedManifest>('SELECT manifest, signature FROM log_removals')
  const removals = [...stored, ...manifests]
    .filter((signed) => publicKey !== undefined && isSigned(signed, publicKey))
    .map(({ manifest }): Manifest => JSON.parse(manifest))
  const lines: string[] = []
  let isIntact = true
  for (const log of sealedLogs) {
    const rows = await hashRows(source, log)
    const unprovable = await findUnprovable(source, log, rows)
    if (unprovable.length > 0) isIntact = false
    lines.push(...unprovable)
    const sealed = await source.query<{ companyId: number }>(
      `SELECT DISTINCT company_id AS companyId FROM log_seals WHERE log = '${log}'`,
    )
    const isOfCompany = (companyId: number) => (one: { log: SealedLog; companyId: number }) =>
      one.log === log && one.companyId === companyId
    const noted = heads.filter((head) => head.log === log).map(({ companyId }) => companyId)
    const companies = new Set([...rows.keys(), ...sealed.map(({ companyId }) => companyId), ...noted])
    for (const companyId of [...companies].sort((one, other) => one - other)) {
      const verdict = await verifyChain(
        {
          seals: await readSeals(source, log, companyId),
          rows: rows.get(companyId) ?? new Map(),
          heads: heads.filter(isOfCompany(companyId)),
          removals: removals.filter(isOfCompany(companyId)),
        },
        now,
      )
      const { fault, sealed: count, unsealed, removed } = verdict
      const name = `${log}, company ${companyId}`
      if (fault) {
        isIntact = false
        const what = 'row' in fault ? `row ${fault.row}` : `seal ${fault.seal}`
        lines.push(`✗ ${name}: ${what} ${sentences[fault.kind]}.`)
      } else {
        lines.push(
          `✓ ${name}: ${count} rows intact, ${removed} removed with a signature, ${unsealed} not sealed yet.`,
        )
      }
    }
  }
  return { lines, isIntact }
}

/** How much the verification proves: only the noted heads reveal a recomputed chain. */
export function comparedWith({ length }: readonly Head[]): string {
  return length === 0
    ? '! WARNING: no noted head was found. A chain that was cut off or computed anew would look the same.'
    : `Compared with ${length} noted heads.`
}
