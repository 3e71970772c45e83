import { getErrors, getValue, reset, setValue, submit, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import {
  ADDRESS_MAX,
  type Consultation,
  consultationTypes,
  isPhone,
  type LinkedExam,
  linesOf,
  type Overlap,
  PHONE_MAX,
  type ConsultationForm as Values,
} from '#contract/consultations.ts'
import { NAME_MAX, NOTES_MAX } from '#contract/text.ts'
import { firstDayFor } from '#domain/consultation-rules.ts'
import { t } from '#locales/consultations.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { consultationTypeIcons } from '#member/shared/ui/consultation-type.tsx'
import { LazyDateField } from '#member/shared/ui/forms/lazy-date-field.tsx'
import { TimeField } from '#member/shared/ui/forms/time-field.tsx'
import { browserTimeZone } from '#shared/lib/api/api-fetch.ts'
import type { ifMatch } from '#shared/lib/api/versions.ts'
import type { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft, useOnEdit } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { RadioGroupField } from '#shared/ui/forms/radio-group-field.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { useOpened, useRecordEdit } from '#shared/ui/forms/use-record-edit.tsx'
import { consultationTypeNames } from '#texts/labels.ts'
import { ClinicNotice } from '../clinic-notice.tsx'
import { linkableExamsQuery } from '../consultations-query.ts'
import { consultationFields, isDraft, makeFormSchema, toFormValues } from './consultation-form-values.ts'
import { ExamChoice } from './exam-choice.tsx'
import { FieldGroup } from './field-group.tsx'
import { OverlapQuestion } from './overlap-question.tsx'
import { isOverlap } from './use-save-consultation.ts'

const typeOptions = consultationTypes.map((value) => {
  const Icon = consultationTypeIcons[value]
  return {
    value,
    label: consultationTypeNames[value],
    icon: <Icon size={18} aria-hidden className="max-sm:hidden" />,
  }
})

const valuesOf = (consultation: Consultation) => toFormValues(consultation, browserTimeZone())

interface ConsultationFormProps {
  draft: ReturnType<typeof draftOf<Values>>
  /** The consultation to edit; `undefined` for a new one. */
  consultation?: Consultation | undefined
  initial: Values
  /** Throws if saving fails. `options` carry the version that the form was opened with. */
  onSave: (values: Values, options: ReturnType<typeof ifMatch>, overlap: Overlap) => Promise<unknown>
  /** The question and its answer, for a conflict with another consultation. */
  overlapTitle: string
  overlapAccept: string
  onSaved: () => void
  /** Called on each edit and each attempt to save. */
  onEdit?: () => void
  /** The end of the form, with its submit button. */
  children: (busy: boolean) => ReactNode
}

export function ConsultationForm(props: ConsultationFormProps) {
  useSignals()
  const { draft, consultation, initial, onSave, onSaved, onEdit, children } = props
  const { overlapTitle, overlapAccept } = props
  const [restored] = useState(() => draft.read(isDraft))
  const [first] = useState(() => ({ ...initial, ...restored }))
  const [original] = useState(consultation)
  const [overlapping, setOverlapping] = useState<string>()
  const overlap = useRef<Overlap>('ask')
  const opened = useOpened({ record: consultation, valuesOf, draft, isValues: isDraft })
  const [form, { Form, Field }] = useForm<Values>({
    initialValues: first,
    validate: (values) => valiForm<Values>(makeFormSchema(original, browserTimeZone(), new Date()))(values),
  })
  useDraft(form, draft, opened)
  useOnEdit(form, onEdit)

  const fields = consultationFields(useKnownExams(consultation))
  const edit = useRecordEdit({ form, opened, valuesOf, fields, draft })

  const errors = getErrors(form)
  const hasError = (...names: (keyof Values)[]) => names.some((name) => errors[name])

  async function save(values: Values) {
    const answered = overlap.current
    overlap.current = 'ask'
    try {
      await edit.save(values, (options) => onSave(values, options, answered))
    } catch (error) {
      if (isOverlap(error)) setOverlapping(error.message)
      else showFieldErrors(form, error)
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
        <LazyDateField
          of={form}
          name="date"
          label={t('form.date')}
          min={firstDayFor(original, browserTimeZone(), new Date())}
        />
        <TimeField of={form} name="time" label={t('form.time')} />
      </div>
      <RadioGroupField of={form} name="type" label={t('form.type')} options={typeOptions} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField of={form} name="doctorName" label={t('form.doctorName')} optional maxLength={NAME_MAX} />
        <TextField of={form} name="specialty" label={t('form.specialty')} optional maxLength={NAME_MAX} />
      </div>
      <TextAreaField of={form} name="notes" label={t('form.notes')} optional maxLength={NOTES_MAX} />
      <FieldGroup
        title={t('form.where')}
        help={t('form.whereHelp')}
        isFilled={Boolean(first.placeName || first.address || first.phone)}
        hasError={hasError('placeName', 'address', 'phone')}
      >
        <TextField of={form} name="placeName" label={t('form.placeName')} optional maxLength={NAME_MAX} />
        <TextField of={form} name="address" label={t('form.address')} optional maxLength={ADDRESS_MAX} />
        <TextField of={form} name="phone" label={t('form.phone')} optional type="tel" maxLength={PHONE_MAX} />
      </FieldGroup>
      <FieldGroup
        title={t('form.toBring')}
        help={t('form.toBringHelp')}
        isFilled={linesOf(first.bring).length > 0 || first.examIds.length > 0}
        hasError={hasError('bring', 'examIds')}
      >
        <TextAreaField of={form} name="bring" label={t('form.bring')} help={t('form.bringHelp')} optional />
        <Field name="examIds" type="string[]">
          {(field) => (
            <ExamChoice
              linked={consultation?.exams ?? []}
              value={field.value}
              onChange={(ids) => setValue(form, 'examIds', ids)}
            />
          )}
        </Field>
      </FieldGroup>
      <ClinicNotice about="consultation" phone={phoneIn(getValue(form, 'phone'))} />
      {children(form.submitting.value)}
      {edit.dialog}
      <OverlapQuestion
        message={overlapping}
        title={overlapTitle}
        accept={overlapAccept}
        onBack={() => setOverlapping(undefined)}
        onAccept={() => {
          setOverlapping(undefined)
          overlap.current = 'accept'
          submit(form)
        }}
      />
    </Form>
  )
}

/** The typed phone number, if it can be called. */
function phoneIn(text = ''): string | undefined {
  return isPhone(text.trim()) ? text.trim() : undefined
}

/** The exams linked when the form was opened or since, and those offered. */
function useKnownExams(consultation: Consultation | undefined): LinkedExam[] {
  const client = useQueryClient()
  const [atFirst] = useState(consultation?.exams ?? [])
  const { data } = useInfiniteQuery(linkableExamsQuery)
  const current = client.getQueryData<Consultation>(queryKeys.consultations.one(consultation?.id ?? ''))
  return [...atFirst, ...(current?.exams ?? []), ...(data?.entries ?? [])]
}
