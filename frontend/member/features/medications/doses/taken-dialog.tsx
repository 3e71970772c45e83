import { getValues, useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import type { Medication } from '#contract/medications.ts'
import { CLOCK_TOLERANCE_MS } from '#contract/time.ts'
import { t } from '#locales/medications.ts'
import { useMemberDraft } from '#member/shared/lib/session/use-member-draft.ts'
import { useCanWait } from '#member/shared/lib/waiting/waiting.ts'
import { FormButtons } from '#member/shared/ui/forms/form-buttons.tsx'
import { LazyDateField } from '#member/shared/ui/forms/lazy-date-field.tsx'
import { MayWait } from '#member/shared/ui/forms/submit-button.tsx'
import { TimeField } from '#member/shared/ui/forms/time-field.tsx'
import { NeedsNetwork } from '#member/shared/ui/needs-network.tsx'
import { isoDay } from '#shared/lib/format/format.ts'
import type { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { formatMoment } from '../medication-format.ts'
import {
  isTakenValues,
  nextAllowedAt,
  type TakenValues,
  takenAt,
  takenNow,
  validateTaken,
} from './dose-values.ts'

interface TakenDialogProps {
  open: boolean
  onClose: () => void
  /** Names the draft: medication and slot. */
  doseKey: string
  title: string
  /** Names the dose to the member. */
  about: string
  /** The member's minimum interval for a medication taken as needed. */
  interval?: Pick<Medication, 'minHours' | 'lastTakenAt'> | undefined
  /** Whether the dose is due much later. */
  early?: boolean
  /** Now, if omitted. */
  initial?: TakenValues | undefined
  /** Why the server did not accept it. */
  problem?: ReactNode
  /** Rejects if the dose was not saved. */
  onSave: (takenAt: string) => Promise<unknown>
}

export function TakenDialog(props: TakenDialogProps) {
  const { open, onClose, doseKey, title, about, interval, early = false, initial, problem, onSave } = props
  const draft = useMemberDraft<TakenValues>(`medication-dose-${doseKey}`)
  const mayWait = useCanWait()
  function close() {
    draft.clear()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close()
      }}
      title={title}
      description={about}
      size="sm"
    >
      <NeedsNetwork act={mayWait ? 'wait' : 'save'} />
      <MayWait value={mayWait}>
        <TakenForm {...{ draft, interval, early, initial, problem, onSave }} onClose={close} />
      </MayWait>
    </Dialog>
  )
}

interface TakenFormProps
  extends Pick<TakenDialogProps, 'interval' | 'initial' | 'problem' | 'onClose' | 'onSave'> {
  early: boolean
  draft: ReturnType<typeof draftOf<TakenValues>>
}

function TakenForm({ draft, interval, early, initial, problem, onClose, onSave }: TakenFormProps) {
  useSignals()
  const [initialValues] = useState(() => draft.read(isTakenValues) ?? initial ?? takenNow())
  const [form, { Form }] = useForm<TakenValues>({
    initialValues,
    validate: (values) => validateTaken(values),
  })
  useDraft(form, draft)
  const { day = initialValues.day, time = initialValues.time } = getValues(form)
  const today = isoDay(Date.now() + CLOCK_TOLERANCE_MS)
  const chosen = takenAt({ day, time })
  const nextAllowed = interval && chosen ? nextAllowedAt(interval, Date.parse(chosen)) : undefined

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
        <LazyDateField of={form} name="day" label={t('dose.date')} help={null} max={today} />
        <TimeField of={form} name="time" label={t('dose.time')} />
      </div>
      {problem}
      {early && (
        <Notice meaning="attention" title={t('dose.earlyTitle')}>
          {t('dose.earlyNote')}
        </Notice>
      )}
      {nextAllowed && interval?.lastTakenAt && (
        <Notice meaning="attention" title={t('dose.soon')} role="status">
          {t('dose.soonText', {
            when: formatMoment(interval.lastTakenAt),
            hours: interval.minHours ?? 0,
            next: formatMoment(nextAllowed.toISOString()),
          })}
        </Notice>
      )}
      <FormButtons
        busy={form.submitting.value}
        submit={t('dose.record')}
        busyLabel={t('dose.saving')}
        onCancel={onClose}
      />
    </Form>
  )
}
