import { getValues, useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import type { Anamnesis } from '#contract/anamnesis.ts'
import { t } from '#locales/anamnesis.ts'
import { useConfirmation } from '#member/shared/lib/forms/use-confirmation.ts'
import { SubmitButton } from '#member/shared/ui/forms/submit-button.tsx'
import { NeedsNetwork } from '#member/shared/ui/needs-network.tsx'
import { ValueList } from '#member/shared/ui/value-list.tsx'
import { isSame } from '#shared/lib/api/versions.ts'
import { dayInWords } from '#shared/lib/format/format.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Card } from '#shared/ui/card.tsx'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { useOpened, useRecordEdit } from '#shared/ui/forms/use-record-edit.tsx'
import { AnamnesisFields, comparedFields, shownValue } from './anamnesis-fields.tsx'
import {
  type AnamnesisValues,
  inCentimetres,
  isAnamnesisValues,
  untouchedFields,
  validateAnamnesis,
  valuesOf,
} from './anamnesis-values.ts'
import { useUnlikelyQuestion } from './unlikely-question.tsx'
import { useSendAnamnesis } from './use-send-anamnesis.ts'

interface Untouched {
  title: string
  text: string
  names: (keyof AnamnesisValues)[]
}

export function AnamnesisForm({ memberId, current }: { memberId: string; current: Anamnesis | null }) {
  useSignals()
  const [draft] = useState(() => draftOf<AnamnesisValues>(memberId, 'anamnesis'))
  const [saved] = useState(() => draft.read(isAnamnesisValues))
  const [form, { Form }] = useForm<AnamnesisValues>({
    initialValues: saved ?? valuesOf(current),
    validate: validateAnamnesis,
  })
  const opened = useOpened({
    record: current ?? undefined,
    valuesOf,
    draft,
    isValues: isAnamnesisValues,
  })
  useDraft(form, draft, opened)
  const edit = useRecordEdit<Anamnesis, AnamnesisValues>({
    form,
    opened,
    valuesOf,
    fields: comparedFields,
    draft,
  })
  const send = useSendAnamnesis({
    save: edit.save,
    onSaved: draft.clear,
    onFailed: (error) => showFieldErrors(form, error),
  })

  const question = useConfirmation<AnamnesisValues, Untouched>((values) => send.mutate(inCentimetres(values)))
  const unlikely = useUnlikelyQuestion({ form, current, save: (values) => void saveTouched(values) })

  async function submit(values: AnamnesisValues) {
    if (!unlikely.asks(values)) await saveTouched(values)
  }

  /** What to ask about: the untouched defaults of a first questionnaire, or an update that changes nothing. */
  function untouchedIn(values: AnamnesisValues): Untouched | undefined {
    if (current) {
      if (!isSame(inCentimetres(values), valuesOf(current))) return undefined
      const text = t('unchanged.text', { day: dayInWords(current.createdAt) })
      return { title: t('unchanged.title'), text, names: [] }
    }
    const names = untouchedFields(values, getValues(form, { shouldTouched: true }))
    return names.length > 0 ? { title: t('untouched.title'), text: t('untouched.text'), names } : undefined
  }

  async function saveTouched(values: AnamnesisValues) {
    const untouched = untouchedIn(values)
    // Asked once, whatever the answer.
    if (!question.asked && untouched && question.asks(values, untouched)) return
    await send.mutateAsync(inCentimetres(values)).catch(() => undefined)
  }

  return (
    <Card>
      <NeedsNetwork act="save" />
      <Form onSubmit={submit} className="grid gap-5">
        {saved && (
          <Notice meaning="info" role="status">
            {t('restored')}
          </Notice>
        )}
        <AnamnesisFields form={form} />
        <SubmitButton wide busy={form.submitting.value || send.isPending} busyLabel={t('busy')}>
          {t(current ? 'update' : 'submit')}
        </SubmitButton>
      </Form>
      {edit.dialog}
      {unlikely.dialog}
      <UntouchedDialog question={question} busy={send.isPending} />
    </Card>
  )
}

interface UntouchedDialogProps {
  question: ReturnType<typeof useConfirmation<AnamnesisValues, Untouched>>
  busy: boolean
}

/** Asks about values that nobody touched. */
function UntouchedDialog({ question: { asked, isOpen, close, confirm }, busy }: UntouchedDialogProps) {
  if (!asked) return null
  const { title, text, names } = asked.question
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={close}
      needsNetwork
      tone="solid"
      title={title}
      description={text}
      confirmLabel={t('untouched.save')}
      cancelLabel={t('untouched.back')}
      busy={busy}
      onConfirm={confirm}
    >
      {names.length > 0 && (
        <ValueList rows={names.map((name) => [comparedFields[name].label, shownValue(asked.values, name)])} />
      )}
    </ConfirmDialog>
  )
}
