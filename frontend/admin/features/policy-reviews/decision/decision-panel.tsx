import { useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import * as v from 'valibot'
import { type PolicyReview, policyApprovalSchema } from '#contract/policy-reviews.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { useKeys } from '../keyboard/use-keys.ts'
import { t } from '../policy-reviews-texts.ts'
import { isOutdated, useDecision } from './decisions.ts'
import { RejectionDialog } from './rejection-dialog.tsx'

interface PanelProps {
  review: PolicyReview
  administratorId: string
  onDecided: () => void
}

/** The decision form, or the decision already made. */
export function DecisionPanel(props: PanelProps) {
  const { status, decidedAt, decidedBy, member } = props.review.policy
  if (status === 'pending' && member.id === props.administratorId) {
    return (
      <Notice meaning="info" role="status">
        {t('decision.own')}
      </Notice>
    )
  }
  if (status === 'pending') return <ApprovalForm {...props} />
  const by = decidedBy ? t('by', { name: decidedBy }) : t('byUnknown')
  return (
    <Notice meaning={status === 'approved' ? 'good' : 'problem'} role="status">
      {t(`review.decided.${status}`, { who: by, when: decidedAt ? dateAndTime(decidedAt) : '—' })}
    </Notice>
  )
}

type Values = { policyNumber: string }

function isDraft(value: unknown): value is Values {
  return v.is(v.object({ policyNumber: v.string() }), value)
}

function ApprovalForm({ review, administratorId, onDecided }: PanelProps) {
  useSignals()
  const { id } = review.policy
  const [draft] = useState(() => draftOf<Values>(administratorId, `policy:${id}`))
  const [initialValues] = useState(() => draft.read(isDraft) ?? { policyNumber: '' })
  const [form, { Form, Field }] = useForm<Values>({ initialValues, validate: valiForm(policyApprovalSchema) })
  const [problem, setProblem] = useState<string>()
  const [rejecting, setRejecting] = useState(false)
  const { mutateAsync: decide } = useDecision(review, onDecided)
  useDraft(form, draft)
  const numberField = () => form.element.peek()?.querySelector('input')
  useKeys({
    a: () => numberField()?.focus(),
    r: () => setRejecting(true),
  })

  async function submit(values: Values) {
    setProblem(undefined)
    try {
      await decide({
        verb: 'approve',
        ...v.parse(policyApprovalSchema, values),
        restore: () => draft.write(values),
      })
      draft.clear()
      // Blur, so that a shortcut pressed before the next policy opens (Z to undo) is not typed into the field.
      numberField()?.blur()
    } catch (error) {
      if (isOutdated(error)) return draft.clear()
      if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <Card>
      <h2 className="text-18 font-semibold">{t('decision.title')}</h2>
      <Form onSubmit={submit} className="mt-3 grid gap-4">
        <FormError message={problem} />
        <Field name="policyNumber">
          {(field, props) => (
            <TextField
              {...props}
              label={t('decision.number')}
              help={t('decision.numberHelp')}
              autoComplete="off"
              aria-keyshortcuts="A"
              value={field.value}
              error={field.error}
            />
          )}
        </Field>
        <Button type="submit" busy={form.submitting.value} busyLabel={t('decision.approving')}>
          {t('decision.approve')}
        </Button>
        <Button variant="quiet" aria-keyshortcuts="R" onClick={() => setRejecting(true)}>
          {t('decision.reject')}
        </Button>
      </Form>
      <RejectionDialog
        review={review}
        administratorId={administratorId}
        open={rejecting}
        onClose={() => setRejecting(false)}
        onDecided={onDecided}
      />
    </Card>
  )
}
