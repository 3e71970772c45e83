import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Allergy } from '#contract/health-profile.ts'
import type { Medication } from '#contract/medications.ts'
import { allergiesToAskAbout } from '#domain/allergy-check.ts'
import { t } from '#locales/medications.ts'
import { ui } from '#locales/ui.ts'
import { withFormFields } from '#member/shared/lib/forms/field-messages.ts'
import { useConfirmation } from '#member/shared/lib/forms/use-confirmation.ts'
import { clocksDiffer } from '#member/shared/lib/time-zones.ts'
import { FormFoot } from '#member/shared/ui/forms/form-buttons.tsx'
import { useFormProblem } from '#member/shared/ui/forms/use-form-problem.ts'
import { browserTimeZone } from '#shared/lib/api/api-fetch.ts'
import { idempotent, medicationsApi } from '#shared/lib/api/clients.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import type { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft, useOnEdit } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { useOpened, useRecordEdit } from '#shared/ui/forms/use-record-edit.tsx'
import { refreshPlans } from '../medications-query.ts'
import { AllergyQuestion } from './allergy-question.tsx'
import { MedicationFields } from './medication-fields.tsx'
import {
  isMedicationValues,
  type MedicationValues,
  medicationFields,
  newMedication,
  toFormErrors,
  toFormValues,
  toPayload,
  validateMedication,
} from './medication-values.ts'
import { useNotedAllergies } from './use-noted-allergies.ts'

interface MedicationFormProps {
  /** The medication to edit; `undefined` for a new one. */
  medication: Medication | undefined
  draft: ReturnType<typeof draftOf<MedicationValues>>
  /** Called after saving or cancelling. */
  onDone: () => void
}

export function MedicationForm({ medication, draft, onDone }: MedicationFormProps) {
  useSignals()
  const here = browserTimeZone()
  const zones = { home: medication?.timeZone ?? here, here }
  const [restored] = useState(() => draft.read(isMedicationValues))
  const opened = useOpened({
    record: medication,
    valuesOf: toFormValues,
    draft,
    isValues: isMedicationValues,
  })
  const [form, { Form }] = useForm<MedicationValues>({
    initialValues: restored ?? (medication ? toFormValues(medication) : newMedication()),
    validate: (values) => validateMedication(values, zones),
  })
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  const { problem, clearProblem, showProblem } = useFormProblem(t('form.failed'))
  const client = useQueryClient()
  useDraft(form, draft, opened)
  useOnEdit(form, clearProblem)

  const edit = useRecordEdit({ form, opened, valuesOf: toFormValues, fields: medicationFields, draft })

  /** Whether the name could not be compared with the allergies. */
  const isUnchecked = useRef(false)
  const save = useMutation({
    mutationFn: async (values: MedicationValues): Promise<void> => {
      const json = toPayload(values, zones)
      if (medication) {
        const param = { id: medication.id }
        await edit.save(values, (options) => medicationsApi[':id'].$patch({ param, json }, options))
      } else await medicationsApi.index.$post({ json }, idempotent(idempotencyKeys.keyFor(json)))
    },
    onSuccess: () => {
      idempotencyKeys.reset()
      draft.clear()
      toast({
        // The next dialog to open would dismiss a success toast.
        variant: isUnchecked.current ? 'info' : 'success',
        title: t(medication ? 'form.edited' : 'form.added'),
        description: isUnchecked.current ? t('allergy.unchecked') : undefined,
      })
      onDone()
      void refreshPlans(client)
    },
    onError: (error) => {
      showFieldErrors(form, withFormFields(error, toFormErrors))
      showProblem(error, t('form.failedText'))
    },
  })

  const loadAllergies = useNotedAllergies()
  const question = useConfirmation<MedicationValues, Allergy[]>(save.mutate)

  async function submit(values: MedicationValues) {
    const isSameName = values.name.trim() === medication?.name
    const noted = isSameName ? [] : await loadAllergies()
    isUnchecked.current = noted === undefined
    const matching = allergiesToAskAbout(noted ?? [], values.name)
    if (matching.length > 0 && question.asks(values, matching)) return
    await save.mutateAsync(values).catch(() => undefined)
  }

  return (
    <Form onSubmit={submit} className="grid gap-4 pt-2" noValidate>
      {restored && !form.submitted.value && <Notice meaning="info">{t('form.restored')}</Notice>}
      <MedicationFields form={form} zones={zones} away={clocksDiffer(zones.home, zones.here)} />
      <FormFoot
        title={t('form.failed')}
        problem={problem}
        busy={form.submitting.value || save.isPending}
        submit={medication ? ui.saveChanges : t('form.submitAdd')}
        onCancel={onDone}
      />
      {edit.dialog}
      <AllergyQuestion question={question} />
    </Form>
  )
}
