import { focus, setValue, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type KeyboardEvent, useLayoutEffect, useState } from 'react'
import * as v from 'valibot'
import { onFormKey } from '#admin/shared/ui/workbench/panel-form.tsx'
import { policyApprovalSchema, type ReviewQueueItem } from '#contract/policy-reviews.ts'
import { t } from '#locales/admin-policies.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { fits } from '#shared/lib/forms/fits.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import type { FoundNumber } from '../number/find-numbers.ts'
import { FoundNumbers, TAKE_KEY } from '../number/found-numbers.tsx'
import type { Decision } from './decisions.ts'
import { VerdictPreview } from './verdict-preview.tsx'

const valuesSchema = v.object({ policyNumber: v.string() })
type Values = v.InferOutput<typeof valuesSchema>

export function approvalDraft(administratorId: string, policyId: string) {
  const draft = draftOf<Values>(administratorId, `policy:${policyId}`)
  return { ...draft, text: () => draft.read(fits(valuesSchema))?.policyNumber ?? '' }
}

export interface DecisionFormProps {
  policy: ReviewQueueItem
  administratorId: string
  onDecide: (decision: Omit<Decision, 'at'>) => void
  onClose: () => void
}

interface ApprovalFormProps extends DecisionFormProps {
  id: string
  /** Whether typing the number started while the policy was loading and goes on here. */
  isBegun: boolean
  /** Candidates for the number in the document's text, best first. */
  found: readonly FoundNumber[]
  onTyping: (isTyping: boolean) => void
}

/** The policy's number, with a preview of the e-mail. The submit button is outside. */
export function ApprovalForm({
  id,
  isBegun,
  found,
  policy,
  administratorId,
  onTyping,
  onDecide,
  onClose,
}: ApprovalFormProps) {
  useSignals()
  const [draft] = useState(() => approvalDraft(administratorId, policy.id))
  const [initialValues] = useState(() => ({ policyNumber: draft.text() }))
  const [form, { Form, Field }] = useForm<Values>({ initialValues, validate: valiForm(policyApprovalSchema) })
  useDraft(form, draft)
  useLayoutEffect(() => {
    const field = numberField()
    // A digit typed outside the field replaces an old draft, whether typed before or after the policy loads.
    field?.setSelectionRange(isBegun ? field.value.length : 0, field.value.length)
    if (isBegun) field?.focus()
  }, [isBegun])

  function submit(values: Values) {
    const { policyNumber } = v.parse(policyApprovalSchema, values)
    onDecide({
      policy,
      verdict: { verb: 'approve', policyNumber },
      draft: { restore: () => draft.write(values), clear: draft.clear, text: draft.text },
    })
  }

  function take(number: string) {
    setValue(form, 'policyNumber', number)
    // Enter approves. Not on touch screens, where the keyboard would cover the document.
    if (!matchMedia('(pointer: coarse)').matches) focus(form, 'policyNumber')
  }

  const pressInForm = onFormKey(onClose)
  function press(event: KeyboardEvent<HTMLFormElement>) {
    pressInForm(event)
    const [best] = found
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.key !== TAKE_KEY || !isPlain || !best) return
    event.preventDefault()
    take(best.number)
  }

  return (
    <Form
      id={id}
      onSubmit={submit}
      onKeyDown={press}
      onFocus={() => onTyping(true)}
      onBlur={() => onTyping(false)}
      className="mb-5 grid gap-4"
    >
      <Field name="policyNumber">
        {(field, props) => (
          <>
            <div className="grid gap-2">
              <TextField
                {...props}
                data-policy-number
                label={t('decision.number')}
                help={t('decision.numberHelp')}
                spellCheck={false}
                aria-keyshortcuts="A"
                value={field.value}
                error={field.error}
              />
              <FoundNumbers found={found} value={field.value} onTake={take} />
            </div>
            <VerdictPreview policy={policy} verb="approve" text={field.value} />
          </>
        )}
      </Field>
    </Form>
  )
}

export function numberField(): HTMLInputElement | null {
  return document.querySelector('[data-policy-number]')
}

/** Approves with the typed number, or moves to the empty field. */
export function pressApprove(): void {
  const field = numberField()
  if (field?.value.trim()) field.form?.requestSubmit()
  else field?.focus()
}
