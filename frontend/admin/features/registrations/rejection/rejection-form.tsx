import { setValue, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import * as v from 'valibot'
import { SavedTextField } from '#admin/shared/ui/saved-texts/saved-text-field.tsx'
import { SavedTextsPlace, type SavedTextsView } from '#admin/shared/ui/saved-texts/saved-texts-place.tsx'
import { panelBodyClass } from '#admin/shared/ui/workbench/panel.tsx'
import { PanelFormActions, usePanelForm } from '#admin/shared/ui/workbench/panel-form.tsx'
import { rejectionReasons } from '#contract/accounts.ts'
import { type RegistrationInQueue, registrationRejectionSchema } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { fits } from '#shared/lib/forms/fits.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { RadioGroupField } from '#shared/ui/forms/radio-group-field.tsx'
import { rejectionReasonNames } from '#texts/labels.ts'
import type { useDecision } from '../decisions/decisions.ts'
import { RejectionPreview } from './rejection-preview.tsx'

const reasons = rejectionReasons.map((value) => ({ value, label: rejectionReasonNames[value] }))
const valuesSchema = v.object({ reason: v.optional(v.string()), text: v.optional(v.string()) })
type Values = v.InferOutput<typeof valuesSchema>

export interface RejectionFormProps {
  registrations: readonly RegistrationInQueue[]
  draftName: string
  administratorId: string
  onReject: ReturnType<typeof useDecision>['reject']
  onClose: () => void
}

export function RejectionForm({
  registrations,
  draftName,
  administratorId,
  onReject,
  onClose,
}: RejectionFormProps) {
  useSignals()
  const [draft] = useState(() => draftOf<Values>(administratorId, `rejection:${draftName}`))
  const [initialValues] = useState(() => draft.read(fits(valuesSchema)) ?? { reason: '', text: '' })
  const [form, { Form, Field }] = useForm<Values>({
    initialValues,
    validate: valiForm(registrationRejectionSchema),
  })
  const [savedTexts, setSavedTexts] = useState<SavedTextsView>()
  const { element, submitButton, onKeyDown, onChosen } = usePanelForm(onClose)
  useDraft(form, draft)

  function submit(values: Values) {
    onReject(registrations, v.parse(registrationRejectionSchema, values), draft)
  }

  return (
    <SavedTextsPlace
      kind="registration"
      view={savedTexts}
      administratorId={administratorId}
      onClose={() => setSavedTexts(undefined)}
      submitButton={submitButton}
    >
      <div ref={element}>
        <Form
          onSubmit={submit}
          onKeyDown={onKeyDown}
          aria-label={t('rejection.label')}
          className="grid items-start gap-4 @lg/panel:grid-cols-2"
        >
          <Field name="reason">
            {(reason, reasonProps) => (
              <Field name="text">
                {(text, textProps) => (
                  <>
                    <div className="grid gap-4">
                      <SavedTextField
                        {...textProps}
                        kind="registration"
                        reason={reason.value}
                        label={t('rejection.text')}
                        help={t('rejection.textHelp')}
                        value={text.value}
                        error={text.error}
                        between={
                          <RadioGroupField
                            {...reasonProps}
                            label={t('rejection.reason')}
                            layout="grid"
                            options={reasons}
                            value={reason.value}
                            error={reason.error}
                          />
                        }
                        onText={(words, chosen) => {
                          if (chosen) setValue(form, 'reason', chosen)
                          setValue(form, 'text', words)
                        }}
                        onChosen={onChosen}
                        onView={setSavedTexts}
                      />
                    </div>
                    <RejectionPreview reason={reason.value} text={text.value} />
                  </>
                )}
              </Field>
            )}
          </Field>
          <PanelFormActions
            submitButton={submitButton}
            submit={
              registrations.length === 1
                ? t('rejection.submit')
                : t('rejection.submitMany', { count: registrations.length })
            }
            cancel={t('rejection.cancel')}
            onCancel={onClose}
          />
        </Form>
      </div>
    </SavedTextsPlace>
  )
}

/** The form that rejects all selected registrations with the same text. */
export function BulkRejection(props: Omit<RejectionFormProps, 'draftName'>) {
  const { registrations } = props
  return (
    <section className="min-h-0 flex-1 lg:overflow-y-auto" aria-labelledby="bulk-rejection">
      <div className={panelBodyClass}>
        <h2 id="bulk-rejection" className="text-18 font-bold tracking-tight">
          {t('rejection.titleMany', { count: registrations.length })}
        </h2>
        <p className="mt-1 mb-4 text-14 text-soft">{t('rejection.introMany')}</p>
        <RejectionForm key={registrations.map(({ id }) => id).join(' ')} draftName="many" {...props} />
      </div>
    </section>
  )
}
