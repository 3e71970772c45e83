import { EarlyDialog } from './early-dialog.tsx'
import { SkipDialog } from './skip-dialog.tsx'
import { TakenDialog } from './taken-dialog.tsx'
import { WaitingDoseDialog, WaitingDosesSection } from './waiting-doses-section.tsx'

/** In one file of the build: apart they would be many small ones. */
export const dialogs = { EarlyDialog, SkipDialog, TakenDialog, WaitingDoseDialog, WaitingDosesSection }
