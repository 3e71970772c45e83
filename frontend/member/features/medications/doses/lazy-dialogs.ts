import { lazyPart } from '#shared/lib/lazy-part.tsx'

const load = async () => (await import('./dialogs.ts')).dialogs

export const EarlyDialog = lazyPart(async () => (await load()).EarlyDialog)
export const SkipDialog = lazyPart(async () => (await load()).SkipDialog)
export const TakenDialog = lazyPart(async () => (await load()).TakenDialog)
export const WaitingDoseDialog = lazyPart(async () => (await load()).WaitingDoseDialog)
export const WaitingDosesSection = lazyPart(async () => (await load()).WaitingDosesSection)

/** Loads the dialogs that record doses and refills, which must also open offline. */
export const loadDialogs = () =>
  Promise.all([load(), import('../stock/refill-form.tsx'), import('#shared/ui/forms/date-picker-field.tsx')])
