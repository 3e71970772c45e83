import { ANAMNESES_PAGE_SIZE, type Anamnesis, type AnamnesisInput } from '#contract/anamnesis.ts'
import type { PageQuery } from '#contract/page.ts'
import type { anamneses } from '#database/schema/anamnesis.ts'
import { bmiClassOf, bmiOf } from '#domain/bmi.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { type Page, pageOf, readCursor } from '#platform/page.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { anamnesesOf, deleteAnamnesisRow, updateAnamnesis } from './anamnesis.queries.ts'

export function toAnamnesis({ ownerId: _, ...row }: typeof anamneses.$inferSelect): Anamnesis {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** The answers with BMI and class, which only the server computes. */
export function withBmi(answers: AnamnesisInput) {
  const bmi = bmiOf(answers.weightKg, answers.heightCm) ?? 0
  return { ...answers, bmi, bmiClass: bmiClassOf(bmi) }
}

/** A page of the saved questionnaires, newest first. */
export async function listAnamneses(
  { db, member, read }: MemberWork,
  { cursor }: PageQuery,
): Promise<Page<Anamnesis>> {
  const [rows] = await read([anamnesesOf(db, member.id, readCursor(cursor), ANAMNESES_PAGE_SIZE + 1)])
  return pageOf(rows, ANAMNESES_PAGE_SIZE, toAnamnesis, (row) => row.createdAt)
}

/** The current questionnaire, or `null`. */
export async function showAnamnesis({ db, member, read }: MemberWork): Promise<Anamnesis | null> {
  const [[newest]] = await read([anamnesesOf(db, member.id, undefined, 1)])
  return newest ? toAnamnesis(newest) : null
}

/** Corrects a saved questionnaire, which keeps its date. The server recomputes the BMI and its class. */
export async function editAnamnesis(work: MemberWork, id: string, edit: AnamnesisInput): Promise<Anamnesis> {
  const audit = await auditEntry(work, 'anamnesis.edited', id)
  const statements = updateAnamnesis(work.db, work.member.id, targetOf(work, id), withBmi(edit), audit)
  const { edited, current } = await work.write(statements)
  if (!edited[0]) throw missingOrStale(current[0], toAnamnesis)
  return toAnamnesis(edited[0])
}

export async function deleteAnamnesis(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'anamnesis.deleted', id)
  const statements = deleteAnamnesisRow(work.db, work.member.id, targetOf(work, id), audit)
  const { deleted, current } = await work.write(statements)
  if (!deleted[0]) throw missingOrStale(current[0], toAnamnesis)
}
