import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Anamnesis } from '#contract/anamnesis.ts'
import { t } from '#locales/anamnesis.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { FormFoot } from '#member/shared/ui/forms/form-buttons.tsx'
import { useFormProblem } from '#member/shared/ui/forms/use-form-problem.ts'
import { anamnesisApi, answer } from '#shared/lib/api/clients.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import type { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft, useOnEdit } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { useOpened, useRecordEdit } from '#shared/ui/forms/use-record-edit.tsx'
import { AnamnesisFields, comparedFields } from '../anamnesis-fields.tsx'
import {
  type AnamnesisValues,
  inCentimetres,
  isAnamnesisValues,
  toPayload,
  validateAnamnesis,
  valuesOf,
} from '../anamnesis-values.ts'
import { resultText } from '../result-text.ts'
import { useUnlikelyQuestion } from '../unlikely-question.tsx'

interface CorrectionFormProps {
  entry: Anamnesis
  draft: ReturnType<typeof draftOf<AnamnesisValues>>
  /** Closes the form after a save or cancel. */
  onDone: () => void
  /** Called once the corrected entry is in the cache. */
  onSaved: () => void
}

/** Corrects a saved questionnaire, which keeps its date. */
export function CorrectionForm({ entry, draft, onDone, onSaved }: CorrectionFormProps) {
  useSignals()
  const client = useQueryClient()
  const [initialValues] = useState(() => draft.read(isAnamnesisValues) ?? valuesOf(entry))
  const opened = useOpened({ record: entry, valuesOf, draft, isValues: isAnamnesisValues })
  const [form, { Form }] = useForm<AnamnesisValues>({ initialValues, validate: validateAnamnesis })
  const { problem, clearProblem, showProblem } = useFormProblem(t('correction.failedTitle'))
  useDraft(form, draft, opened)
  useOnEdit(form, clearProblem)
  const edit = useRecordEdit<Anamnesis, AnamnesisValues>({
    form,
    opened,
    valuesOf,
    fields: comparedFields,
    draft,
  })

  const save = useMutation({
    mutationFn: (values: AnamnesisValues) => {
      const json = toPayload(values)
      return edit.save(inCentimetres(values), (options) =>
        answer<Anamnesis>(anamnesisApi[':id'].$patch({ param: { id: entry.id }, json }, options)),
      )
    },
    onSuccess: (saved) => {
      const description = resultText(saved, 'corrected.text')
      toast({ record: entry.id, variant: 'success', title: t('corrected.title'), description })
      onDone()
      void refresh(client, { queryKey: queryKeys.anamnesis.all }).then(onSaved)
    },
    onError: (error) => {
      showFieldErrors(form, error)
      showProblem(error, t('correction.failed'))
    },
  })
  const unlikely = useUnlikelyQuestion({ form, entry, save: save.mutate })

  async function submit(values: AnamnesisValues) {
    if (!unlikely.asks(values)) await save.mutateAsync(values).catch(() => undefined)
  }

  return (
    <Form onSubmit={submit} className="grid gap-5 pt-2">
      <AnamnesisFields form={form} />
      <FormFoot
        title={t('correction.failedTitle')}
        problem={problem}
        busy={form.submitting.value || save.isPending}
        submit={t('correction.submit')}
        onCancel={onDone}
      />
      {edit.dialog}
      {unlikely.dialog}
    </Form>
  )
}
