import { EarlyDialog } from './early-dialog.tsx'
import { SkipDialog } from './skip-dialog.tsx'
import { TakenDialog } from './taken-dialog.tsx'
import { WaitingDoseDialog, WaitingDosesSection } from './waiting-doses-section.tsx'

/** Bundled together: separate files would be small. */
export const dialogs = { EarlyDialog, SkipDialog, TakenDialog, WaitingDoseDialog, WaitingDosesSection }
