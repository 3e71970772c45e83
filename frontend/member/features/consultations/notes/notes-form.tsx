import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import type { Consultation } from '#contract/consultations.ts'
import { NOTES_MAX } from '#contract/text.ts'
import { t } from '#locales/consultations.ts'
import { useWaitingEdit } from '#member/shared/lib/waiting/use-waiting-edit.ts'
import type { WaitingEntry } from '#member/shared/lib/waiting/waiting.ts'
import { type NotedConsultation, sendNotes } from '#member/shared/lib/waiting/waiting-records.ts'
import type { RecordFormProps } from '#member/shared/ui/dialogs/record-dialog.tsx'
import { FormFoot } from '#member/shared/ui/forms/form-buttons.tsx'
import { useFormProblem } from '#member/shared/ui/forms/use-form-problem.ts'
import { replaceInCache } from '#shared/lib/api/versions.ts'
import type { ConflictFields } from '#shared/lib/forms/conflict.ts'
import { useDraft, useOnEdit } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { useOpened } from '#shared/ui/forms/use-record-edit.tsx'
import { refreshConsultations } from '../consultations-cache.ts'
import { consultationQuery } from '../consultations-query.ts'
import { nameOfEntry } from './waiting-notes.tsx'

type NotesValues = { notes: string }

const fields: ConflictFields<NotesValues> = { notes: { label: t('form.notes') } }
const valuesSchema = v.object({ notes: v.string() })
const isValues = (value: unknown): value is NotesValues => v.is(valuesSchema, value)
const valuesOf = ({ notes }: NotedConsultation): NotesValues => ({ notes: notes ?? '' })

export function NotesForm({ record, waiting, ...props }: RecordFormProps<Consultation, NotesValues>) {
  const entry = waiting?.kind === 'notes' ? waiting : undefined
  const consultation = record ?? entry?.body.consultation
  return consultation && <LoadedForm consultation={consultation} entry={entry} {...props} />
}

interface LoadedFormProps extends Pick<RecordFormProps<Consultation, NotesValues>, 'draft' | 'onDone'> {
  consultation: NotedConsultation
  entry: WaitingEntry<'notes'> | undefined
}

function LoadedForm({ consultation, entry, draft, onDone }: LoadedFormProps) {
  useSignals()
  const { id, version, date, specialty, doctorName, notes } = consultation
  const [initialValues] = useState(
    () => draft.read(isValues) ?? (entry ? { notes: entry.body.notes } : valuesOf(consultation)),
  )
  const opened = useOpened({ record: consultation, valuesOf, draft, isValues })
  const [form, { Form }] = useForm<NotesValues>({ initialValues })
  const { problem, clearProblem, showProblem } = useFormProblem(t('toast.updateFailed'), t('edit.gone'))
  const client = useQueryClient()
  useDraft(form, draft, opened)
  useOnEdit(form, clearProblem)

  const { save, dialog } = useWaitingEdit<'notes', Consultation, NotesValues>({
    kind: 'notes',
    request: sendNotes,
    bodyOf: (typed, base) => ({
      consultation: {
        id,
        date,
        specialty,
        doctorName,
        notes,
        version: base?.version ?? version,
        ...base?.values,
      },
      notes: typed.notes.trim(),
    }),
    form,
    opened,
    valuesOf,
    fields,
    draft,
    initialValues,
    entry,
    name: entry ? nameOfEntry(entry) : '',
    current: consultationQuery(client, id),
    onDone,
    onSaved(saved) {
      replaceInCache(client, saved)
      toast({ record: id, title: t('toast.updated'), variant: 'success' })
      void refreshConsultations(client)
    },
    showFailure(error) {
      showFieldErrors(form, error)
      showProblem(error, t('toast.saveFailedText'))
    },
  })

  return (
    <Form
      onSubmit={(values) => save.mutateAsync(values).then(undefined, () => undefined)}
      className="grid gap-4 pt-2"
      noValidate
    >
      <TextAreaField
        of={form}
        name="notes"
        label={t('form.notes')}
        help={t('notes.help')}
        rows={6}
        maxLength={NOTES_MAX}
      />
      <FormFoot
        title={t('toast.updateFailed')}
        problem={problem}
        busy={form.submitting.value || save.isPending}
        submit={t('notes.save')}
        onCancel={onDone}
      />
      {dialog}
    </Form>
  )
}
