import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Exam } from '#contract/exams.ts'
import { CLOCK_TOLERANCE_MS } from '#contract/time.ts'
import { t } from '#locales/exams.ts'
import { ui } from '#locales/ui.ts'
import { chosenFileOf } from '#member/shared/lib/files/chosen-file.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { SubmitButton } from '#member/shared/ui/forms/submit-button.tsx'
import { answer, examsApi, idempotent } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft, useOnEdit } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { buttonRowClass } from '#shared/ui/button-row.ts'
import { cx } from '#shared/ui/cx.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { useOpened, useRecordEdit } from '#shared/ui/forms/use-record-edit.tsx'
import { refreshExams } from '../exams-queries.ts'
import { handReportOver, uploadFormOf } from '../files/report-to-send.ts'
import { attachedPdfs } from '../report/attached-pdfs.ts'
import { usePastedReport } from '../report/use-pasted-report.ts'
import { ExamFields } from './exam-fields.tsx'
import {
  type ExamFormValues,
  examFields,
  isExamFormValues,
  toFormValues,
  toPayload,
  validateExam,
} from './exam-form-values.ts'
import { NewReport, StoredReport } from './report-panel.tsx'
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
  const report = usePastedReport(memberId, exam?.id ?? 'new')
  const [chosen] = useState(() => chosenFileOf(memberId, uploadFormOf(exam?.id ?? 'new')))
  const [file, setFile] = useState(() => chosen.read())
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  const [problem, setProblem] = useState<string>()
  const [isUnchecked, setUnchecked] = useState(false)
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
      report.clear()
      const hasFile = !exam && chosen.read() !== undefined
      if (hasFile) handReportOver(memberId, saved.id)
      client.setQueryData(queryKeys.exams.one(saved.id), saved)
      void refreshExams(client)
      toast(
        exam
          ? { record: saved.id, variant: 'success', title: t('saved.edited') }
          : {
              record: saved.id,
              variant: 'success',
              title: t('saved.added'),
              description: t(hasFile ? 'saved.addedWithFile' : 'saved.addedText'),
            },
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
    setUnchecked(report.rows.length > 0)
    if (report.rows.length > 0) return
    await save.mutateAsync(values).catch(() => undefined)
  }
  function cancel() {
    draft.clear()
    report.clear()
    if (!exam) chosen.write(undefined)
    onCancel()
  }

  return (
    <div
      className={cx(
        'grid grid-cols-1 items-start gap-5',
        // A focused element scrolls to below the report.
        'max-xl:has-[.report-panel]:[&_form_*]:scroll-mt-[calc(28dvh+11rem)]',
        (!exam || exam.files.some(({ hasContent }) => hasContent)) &&
          'xl:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]',
      )}
    >
      {exam ? (
        <StoredReport files={exam.files} />
      ) : (
        <NewReport
          file={file}
          lost={chosen.lostName()}
          onChange={(next) => {
            setFile(next)
            chosen.write(next)
          }}
        />
      )}
      <Form onSubmit={submit} className="grid max-w-240 min-w-0 grid-cols-1 gap-5" noValidate>
        {restored && !form.submitted.value && (
          <Notice meaning="info" role="status">
            {t('form.restored')}
          </Notice>
        )}
        <ExamFields form={form} />
        <ValueRows form={form} report={report} pdfs={attachedPdfs(client, exam?.files ?? [], file)} />
        <FormError
          message={isUnchecked && report.rows.length > 0 ? t('paste.pending') : problem}
          title={t('saved.failedTitle')}
        />
        <div className={buttonRowClass}>
          <Button variant="quiet" onClick={cancel}>
            {ui.cancel}
          </Button>
          <SubmitButton busy={form.submitting.value} busyLabel={ui.saving}>
            {exam ? ui.saveChanges : t('form.submitAdd')}
          </SubmitButton>
        </div>
        {edit.dialog}
      </Form>
    </div>
  )
}
