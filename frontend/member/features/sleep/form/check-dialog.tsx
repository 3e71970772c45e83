import { t } from '#locales/sleep.ts'
import { ValueList } from '#member/shared/ui/value-list.tsx'
import { duration, typedDay } from '#shared/lib/format/format.ts'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import type { SleepEntryValues, SleepQuestions } from './sleep-entry-values.ts'

interface SleepCheck extends SleepQuestions {
  values: SleepEntryValues
  minutes: number
}

interface CheckDialogProps {
  check: SleepCheck
  open: boolean
  onClose: () => void
  onSave: () => void
}

/** Asks about untouched prefilled values, and about a very long sleep. */
export function CheckDialog({ check, open, onClose, onSave }: CheckDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      tone="solid"
      {...questionOf(check)}
      confirmLabel={t('check.save')}
      cancelLabel={t('check.back')}
      onConfirm={onSave}
    >
      <ValueList rows={rowsOf(check)} />
    </ConfirmDialog>
  )
}

function questionOf({ untouched, isLong, minutes }: SleepQuestions & Pick<SleepCheck, 'minutes'>) {
  if (isLong)
    return {
      title: t('check.longTitle', { duration: duration(minutes) }),
      description: t(untouched.length > 0 ? 'check.bothText' : 'check.longText'),
    }
  const isQualityAlone = untouched.every((name) => name === 'quality')
  return isQualityAlone
    ? { title: t('check.qualityTitle'), description: t('check.qualityText') }
    : { title: t('check.untouchedTitle'), description: t('check.untouchedText') }
}

/** For a long sleep both moments are shown; otherwise only untouched values. */
function rowsOf({ values, untouched, isLong, minutes }: SleepCheck): [string, string][] {
  const { startDay, startTime, endDay, endTime, quality } = values
  const rows: [string, string][] = []
  if (isLong || untouched.includes('start'))
    rows.push([t('chart.table.start'), `${typedDay(startDay)} ${startTime}`])
  if (isLong || untouched.includes('end')) rows.push([t('chart.table.end'), `${typedDay(endDay)} ${endTime}`])
  rows.push([t('form.duration'), duration(minutes)])
  if (untouched.includes('quality'))
    rows.push([t('form.quality'), t('records.percentage', { value: quality })])
  return rows
}
