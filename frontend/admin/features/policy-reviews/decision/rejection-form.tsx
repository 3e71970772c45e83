import { setValue, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import * as v from 'valibot'
import { SavedTextField } from '#admin/shared/ui/saved-texts/saved-text-field.tsx'
import { SavedTextsPlace, type SavedTextsView } from '#admin/shared/ui/saved-texts/saved-texts-place.tsx'
import { PanelFormActions, usePanelForm } from '#admin/shared/ui/workbench/panel-form.tsx'
import { policyRejectionSchema } from '#contract/policy-reviews.ts'
import { t } from '#locales/admin-policies.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { fits } from '#shared/lib/forms/fits.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import type { DecisionFormProps } from './approval-form.tsx'
import { VerdictPreview } from './verdict-preview.tsx'

const valuesSchema = v.object({ text: v.string() })
type Values = v.InferOutput<typeof valuesSchema>

export function rejectionDraft(administratorId: string, policyId: string) {
  const draft = draftOf<Values>(administratorId, `policy-rejection:${policyId}`)
  return { ...draft, text: () => draft.read(fits(valuesSchema))?.text ?? '' }
}

export function RejectionForm({ policy, administratorId, onDecide, onClose }: DecisionFormProps) {
  useSignals()
  const [draft] = useState(() => rejectionDraft(administratorId, policy.id))
  const [initialValues] = useState(() => ({ text: draft.text() }))
  const [form, { Form, Field }] = useForm<Values>({
    initialValues,
    validate: valiForm(policyRejectionSchema),
  })
  const [savedTexts, setSavedTexts] = useState<SavedTextsView>()
  const { element, submitButton, onKeyDown, onChosen } = usePanelForm(onClose)
  useDraft(form, draft)

  function submit(values: Values) {
    const { text } = v.parse(policyRejectionSchema, values)
    onDecide({
      policy,
      verdict: { verb: 'reject', text },
      draft: { restore: () => draft.write(values), clear: draft.clear, text: draft.text },
    })
  }

  return (
    <SavedTextsPlace
      kind="policy"
      view={savedTexts}
      administratorId={administratorId}
      onClose={() => setSavedTexts(undefined)}
      submitButton={submitButton}
    >
      <div ref={element}>
        <Form
          onSubmit={submit}
          onKeyDown={onKeyDown}
          aria-label={t('decision.rejectTitle')}
          className="grid gap-4"
        >
          <Field name="text">
            {(field, props) => (
              <>
                <SavedTextField
                  {...props}
                  kind="policy"
                  reason="policy"
                  label={t('decision.reason')}
                  help={t('decision.reasonHelp')}
                  value={field.value}
                  error={field.error}
                  onText={(text) => setValue(form, 'text', text)}
                  onChosen={onChosen}
                  onView={setSavedTexts}
                />
                <VerdictPreview policy={policy} verb="reject" text={field.value} />
              </>
            )}
          </Field>
          <PanelFormActions
            submitButton={submitButton}
            submit={t('decision.confirmReject')}
            cancel={t('decision.cancel')}
            onCancel={onClose}
          />
        </Form>
      </div>
    </SavedTextsPlace>
  )
}
