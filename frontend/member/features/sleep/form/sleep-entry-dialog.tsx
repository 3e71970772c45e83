import type { SleepEntry } from '#contract/sleep.ts'
import { t } from '#locales/sleep.ts'
import { RecordDialog } from '#member/shared/ui/dialogs/record-dialog.tsx'
import { lazyPart } from '#shared/lib/lazy-part.tsx'

// Loaded on demand: with its calendar, the form is larger than the rest of the screen.
const load = async () => (await import('./sleep-entry-form.tsx')).SleepEntryForm
const SleepEntryForm = lazyPart(load)

interface SleepEntryDialogProps {
  target: SleepEntry | 'new' | number | undefined
  onClose: () => void
}

export function SleepEntryDialog(props: SleepEntryDialogProps) {
  return (
    <RecordDialog
      {...props}
      name="sleep"
      title={(isChange) => t(isChange ? 'form.editTitle' : 'form.addTitle')}
      Form={SleepEntryForm}
      load={load}
      changesWait
    />
  )
}
