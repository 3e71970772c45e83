import type { Anamnesis } from '#contract/anamnesis.ts'
import { t } from '#locales/anamnesis.ts'
import { decimal } from '#shared/lib/format/format.ts'
import { bmiNote, bmiReading } from '#shared/lib/format/health-text.ts'

/**
 * "Seu IMC é 17,1: Abaixo do Peso.", or for an earlier entry "O IMC deste dia…", with the note for ages to which the
 * adult classes do not apply (docs/decisions/008).
 */
export function resultText(
  { bmi, bmiClass, age }: Pick<Anamnesis, 'bmi' | 'bmiClass' | 'age'>,
  key: 'saved.text' | 'corrected.text',
): string {
  const result = t(key, { bmi: decimal(bmi), word: bmiReading(bmi, bmiClass).label })
  const note = bmiNote(age)
  return note ? `${result} ${note}` : result
}
