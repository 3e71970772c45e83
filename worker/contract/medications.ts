export const medicationForms = [
  'tablet',
  'capsule',
  'drops',
  'syrup',
  'powder',
  'injection',
  'ointment',
  'inhaler',
  'spray',
  'patch',
  'other',
] as const

/** At times of every day, at times of some weekdays, every so many hours, or when it is needed. */
export const scheduleKinds = ['daily', 'weekdays', 'interval', 'as_needed'] as const

export const medicationStatuses = ['active', 'paused', 'ended'] as const

export const doseDecisions = ['taken', 'skipped'] as const
