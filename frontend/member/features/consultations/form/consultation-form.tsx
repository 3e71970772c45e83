import { reset, setValue, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import { consultationTypes, type ConsultationForm as Values } from '#contract/consultations.ts'
import { NAME_MAX, NOTES_MAX } from '#contract/text.ts'
import { consultationTypeIcons } from '#member/shared/ui/consultation-type.tsx'
import { LazyDateField } from '#member/shared/ui/forms/lazy-date-field.tsx'
import { TimeField } from '#member/shared/ui/forms/time-field.tsx'
import { isoDay } from '#shared/lib/format/format.ts'
import type { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft, useOnEdit } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { RadioGroupField } from '#shared/ui/forms/radio-group-field.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { consultationTypeNames } from '#texts/labels.ts'
import { consultationsTexts as t } from '../consultations-texts.ts'
import { formSchemaOn, isDraft } from './consultation-form-values.ts'

const typeOptions = consultationTypes.map((value) => {
  const Icon = consultationTypeIcons[value]
  return {
    value,
    label: consultationTypeNames[value],
    icon: <Icon size={18} aria-hidden className="max-sm:hidden" />,
  }
})

interface ConsultationFormProps {
  draft: ReturnType<typeof draftOf<Values>>
  initial: Values
  /** Date and time of a consultation in the past, which an edit may keep. */
  original?: Pick<Values, 'date' | 'time'> | undefined
  /** Throws where saving failed. */
  onSave: (values: Values) => Promise<unknown>
  onSaved: () => void
  /** Called at each edit and each attempt to save. */
  onEdit?: () => void
  /** The end of the form, with its submit button. */
  children: (busy: boolean) => ReactNode
}

export function ConsultationForm(props: ConsultationFormProps) {
  useSignals()
  const { draft, initial, original, onSave, onSaved, onEdit, children } = props
  const [restored] = useState(() => draft.read(isDraft))
  const today = isoDay(Date.now())
  const [form, { Form, Field }] = useForm<Values>({
    initialValues: restored ?? initial,
    validate: (values) => valiForm<Values>(formSchemaOn(isoDay(Date.now()), original))(values),
  })
  useDraft(form, draft)
  useOnEdit(form, onEdit)

  async function save(values: Values) {
    try {
      await onSave(values)
    } catch (error) {
      showFieldErrors(form, error)
      return
    }
    reset(form, { initialValues: initial })
    draft.clear()
    onSaved()
  }

  return (
    <Form onSubmit={save} className="grid gap-4 pt-2" noValidate>
      {restored && !form.submitted.value && <Notice meaning="info">{t('form.restored')}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="date">
          {(field, { name: fieldName, ref, onBlur }) => (
            <LazyDateField
              loadingLabel={t('form.loadingDate')}
              name={fieldName}
              ref={ref}
              onBlur={onBlur}
              label={t('form.date')}
              value={field.value}
              error={field.error}
              min={original && original.date < today ? original.date : today}
              onValueChange={(value) => setValue(form, 'date', value)}
            />
          )}
        </Field>
        <Field name="time">
          {(field, props) => (
            <TimeField {...props} label={t('form.time')} value={field.value} error={field.error} />
          )}
        </Field>
      </div>
      <Field name="type">
        {(field, props) => (
          <RadioGroupField
            {...props}
            label={t('form.type')}
            options={typeOptions}
            value={field.value}
            error={field.error}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="doctorName">
          {(field, props) => (
            <TextField
              {...props}
              label={t('form.doctorName')}
              optional
              autoComplete="off"
              maxLength={NAME_MAX}
              value={field.value}
              error={field.error}
            />
          )}
        </Field>
        <Field name="specialty">
          {(field, props) => (
            <TextField
              {...props}
              label={t('form.specialty')}
              optional
              autoComplete="off"
              maxLength={NAME_MAX}
              value={field.value}
              error={field.error}
            />
          )}
        </Field>
      </div>
      <Field name="notes">
        {(field, props) => (
          <TextAreaField
            {...props}
            label={t('form.notes')}
            optional
            maxLength={NOTES_MAX}
            value={field.value}
            error={field.error}
          />
        )}
      </Field>
      {children(form.submitting.value)}
    </Form>
  )
}
