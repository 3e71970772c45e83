import { and, asc, eq, ne, not, type SQL, sql } from 'drizzle-orm'
import { REJECTION_TEXTS_MAX, type RejectionTextInput } from '#contract/rejection-texts.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { deleteRow } from '#database/delete-row.ts'
import { insertWhere } from '#database/insert-where.ts'
import { companies } from '#database/schema/company.ts'
import { rejectionTexts } from '#database/schema/rejection-texts.ts'
import { hasVersion, type Target } from '#database/versions.ts'

const shown = columnsOf(rejectionTexts, 'id', 'reason', 'name', 'text', 'version')

/** The company's saved texts, by reason and name. */
export function rejectionTextsOf(db: Database, administratorId: string) {
  return db
    .select({ ...shown, createdAt: rejectionTexts.createdAt })
    .from(rejectionTexts)
    .where(eq(rejectionTexts.companyId, companyOfAdministrator(db, administratorId)))
    .orderBy(asc(rejectionTexts.reason), asc(rejectionTexts.name))
    .limit(2 * REJECTION_TEXTS_MAX)
}

function ownText(db: Database, administratorId: string, { id, version }: Target): SQL | undefined {
  return and(
    eq(rejectionTexts.id, id),
    hasVersion(rejectionTexts.version, version),
    eq(rejectionTexts.companyId, companyOfAdministrator(db, administratorId)),
  )
}

export function rejectionTextOf(db: Database, administratorId: string, id: string) {
  return db
    .select(shown)
    .from(rejectionTexts)
    .where(ownText(db, administratorId, { id }))
}

/** Another text of the company with the same reason and name. */
function textsWithSameName(
  db: Database,
  administratorId: string,
  id: string,
  { reason, name }: RejectionTextInput,
) {
  return db
    .select({ id: rejectionTexts.id })
    .from(rejectionTexts)
    .where(
      and(
        eq(rejectionTexts.companyId, companyOfAdministrator(db, administratorId)),
        eq(rejectionTexts.reason, reason),
        eq(rejectionTexts.name, name),
        ne(rejectionTexts.id, id),
      ),
    )
}

function hasFreeName(db: Database, administratorId: string, id: string, input: RejectionTextInput): SQL {
  return not(sql`exists ${textsWithSameName(db, administratorId, id, input)}`)
}

/** Condition for storing the answer: the text was inserted. */
export function insertedText(db: Database, administratorId: string, id: string) {
  return { source: rejectionTexts, condition: ownText(db, administratorId, { id }) }
}

/** Inserts nothing if the company has reached its limit or the name is in use. */
export function insertRejectionText(
  db: Database,
  administratorId: string,
  row: typeof rejectionTexts.$inferInsert & RejectionTextInput,
  audit: AuditEntry,
) {
  const company = companyOfAdministrator(db, administratorId)
  const ofItsKind = and(
    eq(rejectionTexts.companyId, company),
    row.reason === 'policy' ? eq(rejectionTexts.reason, 'policy') : ne(rejectionTexts.reason, 'policy'),
  )
  const count = sql`(select count(*) from ${rejectionTexts} where ${ofItsKind})`
  const room = and(
    eq(companies.id, company),
    sql`${count} < ${REJECTION_TEXTS_MAX}`,
    hasFreeName(db, administratorId, row.id, row),
  )
  const { reason, name, text } = row
  return {
    audit: recordAuditWhere(db, { ...audit, detail: { reason, name, text } }, companies, room),
    text: insertWhere(db, rejectionTexts, row, companies, room),
    added: rejectionTextOf(db, administratorId, row.id),
    namesake: textsWithSameName(db, administratorId, row.id, row),
  }
}

/** Changes nothing if another text for the same reason has the name. */
export function changeRejectionText(
  db: Database,
  administratorId: string,
  target: Target,
  input: RejectionTextInput,
  audit: AuditEntry,
) {
  const changeable = and(
    ownText(db, administratorId, target),
    hasFreeName(db, administratorId, target.id, input),
  )
  const detail = sql`json_object(
    'reason.before', ${rejectionTexts.reason}, 'reason.after', ${input.reason},
    'name.before', ${rejectionTexts.name}, 'name.after', ${input.name},
    'text.before', ${rejectionTexts.text}, 'text.after', ${input.text})`
  return {
    audit: recordAuditWhere(db, { ...audit, detail }, rejectionTexts, changeable),
    edited: db.update(rejectionTexts).set(input).where(changeable).returning(shown),
    current: rejectionTextOf(db, administratorId, target.id),
  }
}

export function deleteRejectionTextRow(
  db: Database,
  administratorId: string,
  target: Target,
  audit: AuditEntry,
) {
  const own = ownText(db, administratorId, target)
  const { reason, name, text } = rejectionTexts
  const detail = sql`json_object('reason', ${reason}, 'name', ${name}, 'text', ${text})`
  const current = rejectionTextOf(db, administratorId, target.id)
  return deleteRow(db, rejectionTexts, own, { ...audit, detail }, current)
}
