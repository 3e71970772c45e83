import { focus, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { type RejectionText, rejectionTextSchema } from '#contract/rejection-texts.ts'
import { t } from '#locales/saved-texts.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import type { ConflictFields } from '#shared/lib/forms/conflict.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { fits } from '#shared/lib/forms/fits.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { useOpened, useRecordEdit } from '#shared/ui/forms/use-record-edit.tsx'
import { onFormKey, PanelFormActions } from '../workbench/panel-form.tsx'
import { reasonsOf, type SavedTextKind, useSaveText } from './saved-texts.ts'

const valuesSchema = v.object({ reason: v.string(), name: v.string(), text: v.string() })
type Values = v.InferOutput<typeof valuesSchema>
const isDraft = fits(valuesSchema)

const isSaved = (start: Partial<RejectionText>): start is RejectionText => start.version !== undefined
const valuesOf = ({ reason, name, text }: RejectionText): Values => ({ reason, name, text })

function fieldsOf(kind: SavedTextKind): ConflictFields<Values> {
  const labelOf = (reason: string) => reasonsOf[kind].find(({ value }) => value === reason)?.label ?? reason
  return {
    name: { label: t('name') },
    reason: { label: t('reason'), show: labelOf },
    text: { label: t(`text.${kind}`) },
  }
}

interface SavedTextFormProps {
  kind: SavedTextKind
  /** Initial values; without an id, a new text is added. */
  start: Partial<RejectionText>
  administratorId: string
  onDone: (isSaved: boolean) => void
}

export function SavedTextForm({ kind, start, administratorId, onDone }: SavedTextFormProps) {
  useSignals()
  const [only, ...others] = reasonsOf[kind]
  /** With a single reason there is nothing to choose. */
  const fixed = others.length === 0 && only ? { reason: only.value } : {}
  // A text copied from a rejection already has a draft in that form, so none is read here.
  const draftName = start.id ?? (start.text ? 'rejection' : `new-${kind}`)
  const [draft] = useState(() => draftOf<Values>(administratorId, `rejection-text:${draftName}`))
  const [initialValues] = useState(() => {
    const { reason = '', name = '', text = '' } = start
    return (draftName !== 'rejection' && draft.read(isDraft)) || { reason, name, text }
  })
  const [form, { Form }] = useForm<Values>({
    initialValues,
    validate: (values) => valiForm(rejectionTextSchema)({ ...values, ...fixed }),
  })
  const opened = useOpened({ record: isSaved(start) ? start : undefined, valuesOf, draft, isValues: isDraft })
  const edit = useRecordEdit({ form, opened, valuesOf, fields: fieldsOf(kind), draft })
  const [problem, setProblem] = useState<string>()
  const save = useSaveText(start.id)
  useDraft(form, draft, opened)
  useEffect(() => focus(form, 'name'), [form])

  async function submit(values: Values) {
    setProblem(undefined)
    try {
      const input = v.parse(rejectionTextSchema, { ...values, ...fixed })
      const { name } = await edit.save(values, (options) => save.mutateAsync({ input, options }))
      toast({ variant: 'success', title: t('saved', { name }) })
      draft.clear()
      // Another text may be open when the answer comes.
      if (form.element.peek()) onDone(true)
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(messageFor(error))
    }
  }

  return (
    <>
      {/* Ctrl+Enter saves. Escape leads back from every view of the saved texts. */}
      <Form onSubmit={submit} onKeyDown={onFormKey(undefined)} className="mt-4 grid gap-4">
        <FormError message={problem} />
        <TextField of={form} name="name" label={t('name')} help={t('nameHelp')} />
        {others.length > 0 && (
          <SelectField
            of={form}
            name="reason"
            label={t('reason')}
            emptyLabel={t('reasonNone')}
            options={[...reasonsOf[kind]]}
          />
        )}
        <TextAreaField of={form} name="text" label={t(`text.${kind}`)} />
        <PanelFormActions
          submit={t('submit')}
          danger={false}
          busy={form.submitting.value}
          cancel={t('cancel')}
          onCancel={() => onDone(false)}
        />
      </Form>
      {/* Outside the form, which would otherwise hear the dialog's keys. */}
      {edit.dialog}
    </>
  )
}
