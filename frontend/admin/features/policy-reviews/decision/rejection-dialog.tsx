import { setValue, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { SavedTextActions } from '#admin/shared/ui/saved-texts/saved-text-actions.tsx'
import { SavedTextPicker } from '#admin/shared/ui/saved-texts/saved-text-picker.tsx'
import { SavedTextsDialog, type SavedTextsView } from '#admin/shared/ui/saved-texts/saved-texts-dialog.tsx'
import { type PolicyReview, policyRejectionSchema } from '#contract/policy-reviews.ts'
import { problemOf } from '#shared/lib/api/connection.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
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
  /** What a saved text took the place of. */
  const [own, setOwn] = useState('')
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
      if (!showFieldErrors(form, error)) setProblem(problemOf(error))
    }
  }

  return (
    <>
      <Form onSubmit={submit} className="mt-4 grid gap-4">
        <FormError message={problem} />
        <Field name="text">
          {(field, props) => (
            <>
              <SavedTextPicker
                kind="policy"
                reason="policy"
                text={field.value}
                onChoose={(saved, replaced) => {
                  if (replaced) setOwn(replaced)
                  setValue(form, 'text', saved.text)
                }}
              />
              <TextAreaField
                {...props}
                label={t('decision.reason')}
                help={t('decision.reasonHelp')}
                style={{ minHeight: '6rem' }}
                value={field.value}
                error={field.error}
              />
              <SavedTextActions
                kind="policy"
                reason="policy"
                text={field.value}
                own={own}
                onRestore={() => setValue(form, 'text', own)}
                onSave={setSavedTexts}
                onManage={() => setSavedTexts('list')}
              />
            </>
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
      {/* Beside the form and not in it: a submit of the one inside would reach the other. */}
      <SavedTextsDialog
        kind="policy"
        view={savedTexts}
        administratorId={administratorId}
        onView={setSavedTexts}
      />
    </>
  )
}
