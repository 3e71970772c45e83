import { lazy } from 'react'

const load = async () => (await import('./dialogs.ts')).dialogs

export const EarlyDialog = lazy(async () => ({ default: (await load()).EarlyDialog }))
export const SkipDialog = lazy(async () => ({ default: (await load()).SkipDialog }))
export const TakenDialog = lazy(async () => ({ default: (await load()).TakenDialog }))
export const WaitingDoseDialog = lazy(async () => ({ default: (await load()).WaitingDoseDialog }))
export const WaitingDosesSection = lazy(async () => ({ default: (await load()).WaitingDosesSection }))

/** Loads what records doses and refills, which must open without a network too. */
export const loadDialogs = () =>
  Promise.all([load(), import('../stock/refill-form.tsx'), import('#shared/ui/forms/date-picker-field.tsx')])
