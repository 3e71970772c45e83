import type { Anamnesis, AnamnesisInput } from '#contract/anamnesis.ts'
import type { anamneses } from '#database/schema/anamnesis.ts'
import { bmiClassOf, bmiOf } from '#domain/bmi.ts'

/** The questionnaire as its owner sees it. */
export function toAnamnesis({ ownerId: _, ...row }: typeof anamneses.$inferSelect): Anamnesis {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** The answers with BMI and class, which only the server computes. */
export function withBmi(answers: AnamnesisInput) {
  const bmi = bmiOf(answers.weightKg, answers.heightCm) ?? 0
  return { ...answers, bmi, bmiClass: bmiClassOf(bmi) }
}
