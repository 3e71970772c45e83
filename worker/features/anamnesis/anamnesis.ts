import type { Anamnesis } from '#contract/anamnesis.ts'
import type { anamneses } from '#database/schema/anamnesis.ts'

/** The questionnaire as its owner sees it. */
export function toAnamnesis({ ownerId: _, ...row }: typeof anamneses.$inferSelect): Anamnesis {
  return { ...row, createdAt: row.createdAt.toISOString() }
}
