import type { Allergy, AllergySeverity, BloodType, MedicationInUse } from '#contract/health-profile.ts'
import { t } from '#locales/health-profile.ts'
import { capitalize, formatAmount, formatSchedule } from './medication-text.ts'

/** "O−", with a real minus sign. */
export function bloodTypeText(bloodType: BloodType): string {
  return bloodType === 'unknown' ? t('unknown') : bloodType.replace('-', '−')
}

/** "O negativo", for screen readers. */
export function spokenBloodType(bloodType: BloodType): string {
  if (bloodType === 'unknown') return t('unknown')
  const group = bloodType.slice(0, -1)
  return t(bloodType.endsWith('+') ? 'positive' : 'negative', { group })
}

const bySeverity: Record<AllergySeverity, number> = { severe: 0, moderate: 1, mild: 2, unknown: 3 }

/** Most severe first. */
export function sortAllergies(allergies: readonly Allergy[]): Allergy[] {
  return allergies.toSorted((one, other) => bySeverity[one.severity] - bySeverity[other.severity])
}

/** "1 comprimido · Todo dia às 08:00", or "Comprimido · Todo dia às 08:00" if the units per dose are unknown. */
export function intakeText(medication: MedicationInUse): string {
  const amount = capitalize(formatAmount(medication.unitsPerDose, medication.form))
  return `${amount} · ${formatSchedule(medication)}`
}
