import { getValues, useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import type { Anamnesis } from '#contract/anamnesis.ts'
import { t } from '#locales/anamnesis.ts'
import { SubmitButton } from '#member/shared/ui/forms/submit-button.tsx'
import { NeedsNetwork } from '#member/shared/ui/needs-network.tsx'
import { ValueList } from '#member/shared/ui/value-list.tsx'
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

  const question = useUntouchedQuestion()
  const unlikely = useUnlikelyQuestion({ form, current, save: (values) => void saveTouched(values) })

  async function submit(values: AnamnesisValues) {
    if (!unlikely.asks(values)) await saveTouched(values)
  }

  async function saveTouched(values: AnamnesisValues) {
    const untouched = current ? [] : untouchedFields(values, getValues(form, { shouldTouched: true }))
    if (question.asks(values, untouched)) return
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
      <UntouchedDialog
        question={question}
        busy={send.isPending}
        onSave={(values) => send.mutate(inCentimetres(values))}
      />
    </Card>
  )
}

interface Untouched {
  values: AnamnesisValues
  names: (keyof AnamnesisValues)[]
}

/** Asks once about values that were left untouched. */
function useUntouchedQuestion() {
  const [asked, setAsked] = useState<Untouched>()
  const [open, setOpen] = useState(false)
  return {
    asked,
    open,
    close: () => setOpen(false),
    /** Opens the question, unless there is nothing to ask or it was asked before. Returns whether it opened. */
    asks(values: AnamnesisValues, names: Untouched['names']): boolean {
      if (asked || names.length === 0) return false
      setAsked({ values, names })
      setOpen(true)
      return true
    },
  }
}

interface UntouchedDialogProps {
  question: ReturnType<typeof useUntouchedQuestion>
  busy: boolean
  onSave: (values: AnamnesisValues) => void
}

function UntouchedDialog({ question: { asked, open, close }, busy, onSave }: UntouchedDialogProps) {
  if (!asked) return null
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      needsNetwork
      tone="solid"
      title={t('untouched.title')}
      description={t('untouched.text')}
      confirmLabel={t('untouched.save')}
      cancelLabel={t('untouched.back')}
      busy={busy}
      onConfirm={() => {
        close()
        onSave(asked.values)
      }}
    >
      <ValueList
        rows={asked.names.map((name) => [comparedFields[name].label, shownValue(asked.values, name)])}
      />
    </ConfirmDialog>
  )
}
