import type { Consultation } from '#contract/consultations.ts'
import { t } from '#locales/consultations.ts'

/** The short name of a consultation: "Cardiologia", otherwise "Dra. Ana Souza", otherwise "Consulta". */
export function nameOf({ specialty, doctorName }: Pick<Consultation, 'specialty' | 'doctorName'>): string {
  return specialty ?? doctorName ?? t('untitled')
}
