import { intakeText } from '#member/shared/lib/health/health-profile-text.ts'
import type { CachedSheet } from '#member/shared/lib/health/health-sheet.ts'
import { fullName } from '#member/shared/lib/health/medication-text.ts'

/** Characters per line of the page in normal type. */
const LINE_CHARACTERS = 90
/** Lines available to the lists in normal and in dense type. */
const NORMAL_LINES = 30
const DENSE_LINES = 80

/** How dense the type must be for the sheet to fit on one page. */
export function densityOf({
  medications,
  profile: { allergies, conditions },
}: Pick<CachedSheet, 'medications' | 'profile'>): 'normal' | 'dense' | 'densest' {
  const rows = [
    ...allergies.map(({ substance, reaction }) => `${substance} ${reaction ?? ''}`),
    ...conditions.map(({ name, notes }) => `${name} ${notes ?? ''}`),
    ...medications.map((medication) => `${fullName(medication)} ${intakeText(medication)}`),
  ]
  const lines = rows.reduce((sum, { length }) => sum + Math.ceil(length / LINE_CHARACTERS), 0)
  if (lines <= NORMAL_LINES) return 'normal'
  return lines <= DENSE_LINES ? 'dense' : 'densest'
}
