import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bloodTypes, type HealthProfile } from '#contract/health-profile.ts'
import { PHONE_MAX } from '#contract/phone.ts'
import { NAME_MAX } from '#contract/text.ts'
import { t } from '#locales/health-profile.ts'
import { withFormFields } from '#member/shared/lib/forms/field-messages.ts'
import { bloodTypeText } from '#member/shared/lib/health/health-profile-text.ts'
import { healthSheetQuery, keepSavedProfile } from '#member/shared/lib/health/health-sheet.ts'
import { FormButtons } from '#member/shared/ui/forms/form-buttons.tsx'
import { useFormProblem } from '#member/shared/ui/forms/use-form-problem.ts'
import { answer, healthProfileApi } from '#shared/lib/api/clients.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft, useOnEdit } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors, useFocusOnFirstError } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { useOpened, useRecordEdit } from '#shared/ui/forms/use-record-edit.tsx'
import { AllergyRows, ConditionRows } from './profile-rows.tsx'
import {
  isProfileValues,
  type ProfileValues,
  profileFields,
  toFormErrors,
  toPayload,
  validateProfile,
  valuesOf,
} from './profile-values.ts'

const bloodTypeOptions = bloodTypes.map((value) => ({
  value,
  label: value === 'unknown' ? t('unknownOption') : bloodTypeText(value),
}))

interface ProfileFormProps {
  memberId: string
  profile: HealthProfile
  onDone: () => void
  /** Shows the saved profile instead of the draft, which is cleared. */
  onDiscard: () => void
}

export function ProfileForm({ memberId, profile, onDone, onDiscard }: ProfileFormProps) {
  useSignals()
  const client = useQueryClient()
  const [draft] = useState(() => draftOf<ProfileValues>(memberId, 'health-profile'))
  const [restored] = useState(() => draft.read(isProfileValues))
  const opened = useOpened({ record: profile, valuesOf, draft, isValues: isProfileValues })
  const [form, { Form }] = useForm<ProfileValues>({
    initialValues: restored ?? valuesOf(profile),
    validate: validateProfile,
  })
  const { problem, clearProblem, showProblem } = useFormProblem(t('form.failedTitle'))
  useDraft(form, draft, opened)
  useOnEdit(form, clearProblem)
  useFocusOnFirstError(form)
  const edit = useRecordEdit({ form, opened, valuesOf, fields: profileFields, draft })

  /** Reads the counter view's switch, which is on another page and may have changed since. */
  const isShownAtCounter = () =>
    (client.getQueryData(healthSheetQuery(memberId).queryKey)?.profile ?? profile).shownAtCounter

  const save = useMutation({
    mutationFn: (values: ProfileValues) =>
      edit.save(values, (options) =>
        answer(healthProfileApi.index.$put({ json: toPayload(values, isShownAtCounter()) }, options)),
      ),
    onSuccess: (saved) => {
      draft.clear()
      keepSavedProfile(client, memberId, saved)
      toast({ variant: 'success', title: t('form.saved') })
      onDone()
    },
    onError: (error, values) => {
      showFieldErrors(form, withFormFields(error, toFormErrors, values))
      showProblem(error, t('form.failed'))
    },
  })

  async function submit(values: ProfileValues) {
    await save.mutateAsync(values).catch(() => undefined)
  }
  function clearAnd(leave: () => void) {
    draft.clear()
    leave()
  }

  return (
    <Form onSubmit={submit} shouldFocus={false} className="grid max-w-200 grid-cols-1 gap-5" noValidate>
      {restored && !form.submitted.value && (
        <Notice
          meaning="info"
          role="status"
          action={
            // It would also discard what was edited since.
            !form.dirty.value && (
              <Button variant="quiet" size="sm" onClick={() => clearAnd(onDiscard)}>
                {t('form.discard')}
              </Button>
            )
          }
        >
          {t('form.restored')}
        </Notice>
      )}
      <Card>
        <SelectField
          of={form}
          name="bloodType"
          label={t('bloodType')}
          help={t('form.bloodTypeHelp')}
          options={bloodTypeOptions}
        />
      </Card>
      <AllergyRows form={form} />
      <ConditionRows form={form} />
      <Card className="grid gap-4">
        <div>
          <h2 className="text-18 font-semibold tracking-tight">{t('contact')}</h2>
          <p className="mt-1 text-14 text-soft">{t('form.contactHelp')}</p>
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            of={form}
            name="contactName"
            label={t('form.contactName')}
            optional
            maxLength={NAME_MAX}
          />
          <TextField
            of={form}
            name="contactPhone"
            label={t('form.contactPhone')}
            optional
            type="tel"
            maxLength={PHONE_MAX}
          />
        </div>
        <TextField
          of={form}
          name="contactRelation"
          label={t('form.contactRelation')}
          help={t('form.contactRelationHelp')}
          optional
          maxLength={NAME_MAX}
        />
      </Card>
      <p className="text-14 text-soft">{t('form.medicationsNote')}</p>
      <FormError message={problem} title={t('form.failedTitle')} />
      <FormButtons busy={form.submitting.value} submit={t('form.submit')} onCancel={() => clearAnd(onDone)} />
      {edit.dialog}
    </Form>
  )
}
