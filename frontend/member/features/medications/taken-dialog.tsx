import { getValues, setValue, useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import type { Medication } from '../../../../worker/contract/medications.ts'
import { isoDay } from '../../../shared/lib/format.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { TimeField } from '../../../shared/ui/time-field.tsx'
import { soonerThanNoted, type TakenValues, takenAt, takenNow, validateTaken } from './dose-values.ts'
import { LazyDateField } from './lazy-date-field.tsx'
import { momentWords } from './medication-words.ts'
import { medicationsTexts as t } from './medications-texts.ts'

interface TakenDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Which dose it is. */
  about: string
  /** What the member noted of doses as needed. */
  interval?: Pick<Medication, 'minHours' | 'lastTakenAt'> | undefined
  /** Throws where it was not saved. */
  onSave: (takenAt: string) => Promise<unknown>
}

/** When a dose was really taken. */
export function TakenDialog({ open, onClose, title, about, interval, onSave }: TakenDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={title}
      description={about}
      size="sm"
    >
      <TakenForm interval={interval} onClose={onClose} onSave={onSave} />
    </Dialog>
  )
}

function TakenForm({ interval, onClose, onSave }: Pick<TakenDialogProps, 'interval' | 'onClose' | 'onSave'>) {
  useSignals()
  const [initialValues] = useState(takenNow)
  const [form, { Form, Field }] = useForm<TakenValues>({
    initialValues,
    validate: (values) => validateTaken(values),
  })
  const { day = initialValues.day, time = initialValues.time } = getValues(form)
  const chosen = takenAt({ day, time })
  const sooner = interval && chosen ? soonerThanNoted(interval, Date.parse(chosen)) : undefined

  async function save(values: TakenValues) {
    const moment = takenAt(values)
    if (!moment) return
    try {
      await onSave(moment)
    } catch {
      return
    }
    onClose()
  }

  return (
    <Form onSubmit={save} className="mt-4 grid gap-4" noValidate>
      <div className="grid grid-cols-[1fr_7.5rem] items-start gap-2.5 max-[22rem]:grid-cols-1">
        <Field name="day">
          {({ value, error }, { name, ref, onBlur }) => (
            <LazyDateField
              {...{ name, ref, onBlur, value, error }}
              label={t('dose.date')}
              help={null}
              max={isoDay(Date.now())}
              onValueChange={(next) => setValue(form, 'day', next)}
            />
          )}
        </Field>
        <Field name="time">
          {({ value, error }, props) => (
            <TimeField {...props} label={t('dose.time')} value={value} error={error} />
          )}
        </Field>
      </div>
      {sooner && interval?.lastTakenAt && (
        <Notice meaning="attention" title={t('dose.soon')} role="status">
          {t('dose.soonText', {
            when: momentWords(interval.lastTakenAt),
            hours: interval.minHours ?? 0,
            next: momentWords(sooner.toISOString()),
          })}
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
        <Button variant="quiet" onClick={onClose}>
          {t('dose.cancel')}
        </Button>
        <Button type="submit" busy={form.submitting.value} busyLabel={t('dose.saving')}>
          {t('dose.save')}
        </Button>
      </div>
    </Form>
  )
}
