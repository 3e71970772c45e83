import { setValue, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type KeyboardEvent, useState } from 'react'
import * as v from 'valibot'
import { SavedTextField } from '#admin/shared/ui/saved-texts/saved-text-field.tsx'
import { SavedTextsDialog, type SavedTextsView } from '#admin/shared/ui/saved-texts/saved-texts-dialog.tsx'
import { rejectionReasons } from '#contract/accounts.ts'
import { type RegistrationInQueue, registrationRejectionSchema } from '#contract/registrations.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { Button } from '#shared/ui/button.tsx'
import { RadioGroupField } from '#shared/ui/forms/radio-group-field.tsx'
import { rejectionReasonNames } from '#texts/labels.ts'
import type { useDecision } from '../decisions/decisions.ts'
import { t } from '../registrations-texts.ts'
import { RejectionPreview } from './rejection-preview.tsx'

type Values = {
  reason?: string | undefined
  text?: string | undefined
}

const reasons = rejectionReasons.map((value) => ({ value, label: rejectionReasonNames[value] }))
const draftSchema = v.object({ reason: v.optional(v.string()), text: v.optional(v.string()) })

function isDraft(value: unknown): value is Values {
  return v.is(draftSchema, value)
}

export interface RejectionFormProps {
  registrations: readonly RegistrationInQueue[]
  /** Name of the stored draft. */
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
  const [initialValues] = useState(() => draft.read(isDraft) ?? { reason: '', text: '' })
  const [form, { Form, Field }] = useForm<Values>({
    initialValues,
    validate: valiForm(registrationRejectionSchema),
  })
  const [savedTexts, setSavedTexts] = useState<SavedTextsView>()
  useDraft(form, draft)

  function submit(values: Values) {
    onReject(registrations, v.parse(registrationRejectionSchema, values), draft)
    onClose()
  }

  function submitOnShortcut(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }

  const buttons = (
    <div className="flex flex-col-reverse gap-2 md:sticky md:-bottom-5 md:-mx-6 md:-mb-5 md:flex-row md:justify-end md:border-t md:border-edge md:rounded-b-card md:bg-surface md:px-6 md:py-4">
      <Button variant="quiet" onClick={onClose}>
        {t('rejection.cancel')}
      </Button>
      <Button type="submit" variant="danger">
        {registrations.length === 1
          ? t('rejection.submit')
          : t('rejection.submitMany', { count: registrations.length })}
      </Button>
    </div>
  )

  return (
    <>
      <Form onSubmit={submit} onKeyDown={submitOnShortcut} className="mt-4 grid gap-4">
        <Field name="reason">
          {(reason, reasonProps) => (
            <>
              <RadioGroupField
                {...reasonProps}
                label={t('rejection.reason')}
                layout="list"
                options={reasons}
                value={reason.value}
                error={reason.error}
              />
              <Field name="text">
                {(text, textProps) => (
                  <>
                    <SavedTextField
                      {...textProps}
                      kind="registration"
                      reason={reason.value}
                      label={t('rejection.text')}
                      help={t('rejection.textHelp')}
                      value={text.value}
                      error={text.error}
                      onText={(words, chosen) => {
                        if (chosen) setValue(form, 'reason', chosen)
                        setValue(form, 'text', words)
                      }}
                      onView={setSavedTexts}
                    />
                    <RejectionPreview reason={reason.value} text={text.value} />
                  </>
                )}
              </Field>
            </>
          )}
        </Field>
        {buttons}
      </Form>
      {/* Outside the form: React bubbles a submit event of a nested form to the outer one. */}
      <SavedTextsDialog
        kind="registration"
        view={savedTexts}
        administratorId={administratorId}
        onView={setSavedTexts}
      />
    </>
  )
}
