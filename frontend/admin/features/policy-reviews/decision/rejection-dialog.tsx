import { setValue, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { SavedTextField } from '#admin/shared/ui/saved-texts/saved-text-field.tsx'
import { SavedTextsDialog, type SavedTextsView } from '#admin/shared/ui/saved-texts/saved-texts-dialog.tsx'
import { type PolicyReview, policyRejectionSchema } from '#contract/policy-reviews.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { t } from '../policy-reviews-texts.ts'
import { isOutdated, useDecision } from './decisions.ts'

interface RejectionProps {
  review: PolicyReview
  administratorId: string
  onClose: () => void
  onDecided: () => void
}

export function RejectionDialog({ open, ...props }: RejectionProps & { open: boolean }) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || props.onClose()}
      title={t('decision.rejectTitle', { name: props.review.policy.member.fullName })}
      description={t('decision.rejectText')}
      initialFocus={() => body.current?.querySelector('textarea') ?? null}
    >
      <div ref={body}>
        <RejectionForm {...props} />
      </div>
    </Dialog>
  )
}

type Values = { text: string }

function isDraft(value: unknown): value is Values {
  return v.is(v.object({ text: v.string() }), value)
}

function RejectionForm({ review, administratorId, onClose, onDecided }: RejectionProps) {
  useSignals()
  const [draft] = useState(() => draftOf<Values>(administratorId, `policy-rejection:${review.policy.id}`))
  const [initialValues] = useState(() => draft.read(isDraft) ?? { text: '' })
  const [form, { Form, Field }] = useForm<Values>({
    initialValues,
    validate: valiForm(policyRejectionSchema),
  })
  const [problem, setProblem] = useState<string>()
  const [savedTexts, setSavedTexts] = useState<SavedTextsView>()
  const { mutateAsync: decide } = useDecision(review, onDecided)
  useDraft(form, draft)

  async function submit(values: Values) {
    setProblem(undefined)
    try {
      await decide({
        verb: 'reject',
        ...v.parse(policyRejectionSchema, values),
        restore: () => draft.write(values),
      })
      draft.clear()
      onClose()
    } catch (error) {
      if (isOutdated(error)) {
        draft.clear()
        return onClose()
      }
      if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <>
      <Form onSubmit={submit} className="mt-4 grid gap-4">
        <FormError message={problem} />
        <Field name="text">
          {(field, props) => (
            <SavedTextField
              {...props}
              kind="policy"
              reason="policy"
              label={t('decision.reason')}
              help={t('decision.reasonHelp')}
              value={field.value}
              error={field.error}
              onText={(text) => setValue(form, 'text', text)}
              onView={setSavedTexts}
            />
          )}
        </Field>
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {t('decision.cancel')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            busy={form.submitting.value}
            busyLabel={t('decision.rejecting')}
          >
            {t('decision.confirmReject')}
          </Button>
        </div>
      </Form>
      {/* Outside the form: React bubbles a submit event of a nested form to the outer one. */}
      <SavedTextsDialog
        kind="policy"
        view={savedTexts}
        administratorId={administratorId}
        onView={setSavedTexts}
      />
    </>
  )
}
