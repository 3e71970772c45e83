import type { Anamnesis } from '#contract/anamnesis.ts'

/** When the questionnaire was saved. */
export function savedAt({ createdAt }: Pick<Anamnesis, 'createdAt'>): Date {
  return new Date(createdAt)
}
