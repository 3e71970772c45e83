import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Exam } from '#contract/exams.ts'
import { CLOCK_TOLERANCE_MS } from '#contract/time.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { answer, examsApi, idempotent } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft, useOnEdit } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { useOpened, useRecordEdit } from '#shared/ui/forms/use-record-edit.tsx'
import { examsTexts as t } from '../exams-texts.ts'
import { ExamFields } from './exam-fields.tsx'
import {
  type ExamFormValues,
  examFields,
  isExamFormValues,
  toFormValues,
  toPayload,
  validateExam,
} from './exam-form-values.ts'
import { ValueRows } from './value-rows.tsx'

interface ExamFormProps {
  memberId: string
  /** The result to edit; `undefined` for a new one. */
  exam: Exam | undefined
  initial: ExamFormValues
  onSaved: (saved: Exam) => void
  onCancel: () => void
}

export function ExamForm({ memberId, exam, initial, onSaved, onCancel }: ExamFormProps) {
  useSignals()
  const [draft] = useState(() => draftOf<ExamFormValues>(memberId, `exam-form-${exam?.id ?? 'new'}`))
  const [restored] = useState(() => draft.read(isExamFormValues))
  const opened = useOpened({ record: exam, valuesOf: toFormValues, draft, isValues: isExamFormValues })
  const [form, { Form }] = useForm<ExamFormValues>({
    initialValues: restored ?? initial,
    validate: (values) => validateExam(values, isoDay(Date.now() + CLOCK_TOLERANCE_MS)),
  })
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  const [problem, setProblem] = useState<string>()
  const clearProblem = useCallback(() => setProblem(undefined), [])
  const client = useQueryClient()
  useDraft(form, draft, opened)
  useOnEdit(form, clearProblem)

  const edit = useRecordEdit({ form, opened, valuesOf: toFormValues, fields: examFields, draft })

  const save = useMutation({
    mutationFn: (values: ExamFormValues) => {
      const json = toPayload(values)
      return exam
        ? edit.save(values, (options) =>
            answer<Exam>(examsApi[':id'].$patch({ param: { id: exam.id }, json }, options)),
          )
        : answer<Exam>(examsApi.index.$post({ json }, idempotent(idempotencyKeys.keyFor(json))))
    },
    onSuccess: (saved) => {
      idempotencyKeys.reset()
      draft.clear()
      client.setQueryData(queryKeys.exams.one(saved.id), saved)
      void refresh(client, { queryKey: queryKeys.exams.records })
      toast(
        exam
          ? { variant: 'success', title: t('saved.edited') }
          : { variant: 'success', title: t('saved.added'), description: t('saved.addedText') },
      )
      onSaved(saved)
    },
    onError: (error) => {
      showFieldErrors(form, error)
      const message = failureText(error, t('saved.failed'))
      // A toast would cover the form's buttons. Only a 401 needs one, because it replaces the form.
      if (error instanceof ApiError && error.status === 401) {
        toast({ variant: 'destructive', title: t('saved.failedTitle'), description: message })
      } else setProblem(message)
    },
  })

  async function submit(values: ExamFormValues) {
    await save.mutateAsync(values).catch(() => undefined)
  }
  function cancel() {
    draft.clear()
    onCancel()
  }

  return (
    <Form onSubmit={submit} className="grid max-w-240 gap-5" noValidate>
      {restored && !form.submitted.value && (
        <Notice meaning="info" role="status">
          {t('form.restored')}
        </Notice>
      )}
      <ExamFields form={form} />
      <ValueRows form={form} />
      <FormError message={problem} title={t('saved.failedTitle')} />
      <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
        <Button variant="quiet" onClick={cancel}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" busy={form.submitting.value} busyLabel={t('form.busy')}>
          {t(exam ? 'form.submitEdit' : 'form.submitAdd')}
        </Button>
      </div>
      {edit.dialog}
    </Form>
  )
}
