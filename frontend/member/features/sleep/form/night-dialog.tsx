import { lazy } from 'react'
import type { SleepEntry } from '#contract/sleep.ts'
import { RecordDialog } from '#member/shared/ui/dialogs/record-dialog.tsx'
import { sleepTexts as t } from '../sleep-texts.ts'

// Its calendar is the larger part of this screen, and only needed to write.
const load = async () => ({ default: (await import('./night-form.tsx')).NightForm })
const NightForm = lazy(load)

interface NightDialogProps {
  target: SleepEntry | 'new' | undefined
  onClose: () => void
}

export function NightDialog(props: NightDialogProps) {
  return (
    <RecordDialog
      {...props}
      name="sleep"
      title={(entry) => t(entry ? 'form.editTitle' : 'form.addTitle')}
      loading={t('form.loading')}
      Form={NightForm}
      load={load}
    />
  )
}
