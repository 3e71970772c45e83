import { NO_SPECIALTY, OTHER_SPECIALTIES } from '#texts/statistics.ts'

/** `null` stands for all other specialties together. */
export function specialtyText(specialty: string | null): string {
  return specialty === null ? OTHER_SPECIALTIES : specialty || NO_SPECIALTY
}
