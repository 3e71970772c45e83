import { useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { decidedBefore } from '#admin/shared/lib/decided-before.ts'
import { KeyHint } from '#admin/shared/ui/key-cap.tsx'
import { panelActionsClass } from '#admin/shared/ui/workbench/panel.tsx'
import { type RegistrationInQueue, reversalSchema, reversibleStatuses } from '#contract/registrations.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { type Live, textOf } from '#shared/ui/forms/live.ts'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { reopenedMail } from '#texts/mails.ts'
import { decidedText } from '../decisions/decided-text.ts'
import { MailPreview } from '../mail-preview.tsx'
import { t } from '../registrations-texts.ts'
import { useReverse } from './use-reverse.ts'

type Values = { text: string }

const schema = v.object({ text: reversalSchema.entries.text })
const isDraft = (value: unknown): value is Values => v.is(v.object({ text: v.string() }), value)

interface ReversalFormProps {
  registration: RegistrationInQueue
  administratorId: string
  onReversed: () => void
  onCancel: () => void
}

/** Reverses the decision on a registration, with a reason that the person is told. */
export function ReversalForm({ registration, administratorId, onReversed, onCancel }: ReversalFormProps) {
  useSignals()
  const [draft] = useState(() => draftOf<Values>(administratorId, `reversal:${registration.id}`))
  const [initialValues] = useState(() => draft.read(isDraft) ?? { text: '' })
  const [form, { Form, Field }] = useForm<Values>({ initialValues, validate: valiForm(schema) })
  const [problem, setProblem] = useState<string>()
  const reverse = useReverse(registration)
  // The decision that the form was opened on: no later one is reversed.
  const [{ status, statusSince }] = useState(registration)
  const decision = reversibleStatuses.find((known) => known === status)
  useDraft(form, draft)

  async function submit(values: Values) {
    if (!decision) return
    setProblem(undefined)
    try {
      await reverse.mutateAsync({ status: decision, decidedAt: statusSince, ...v.parse(schema, values) })
      draft.clear()
      document.querySelector<HTMLElement>('[data-panel-title]')?.focus()
      onReversed()
    } catch (error) {
      if (showFieldErrors(form, error)) return
      const before = decidedBefore(error)
      setProblem(before ? t('reversal.changed', { decision: decidedText(before) }) : failureText(error))
    }
  }

  function press(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) {
      event.preventDefault()
      event.currentTarget.requestSubmit()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      onCancel()
    }
  }

  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    element.current?.querySelector('textarea')?.focus()
  }, [])

  return (
    <div ref={element}>
      <Form
        onSubmit={submit}
        onKeyDown={press}
        aria-label={t('reversal.title')}
        className="grid items-start gap-4 @lg/panel:grid-cols-2"
      >
        <div className="col-span-full grid gap-3">
          <FormError message={problem} />
          <p className="text-14 text-soft">
            {t(decision === 'approved' ? 'reversal.textApproved' : 'reversal.textRejected')}
          </p>
        </div>
        <Field name="text">
          {(field, bound) => (
            <>
              <TextAreaField
                {...bound}
                label={t('reversal.reason')}
                help={t('reversal.reasonHelp')}
                value={field.value}
                error={field.error}
              />
              <Preview text={field.value} />
            </>
          )}
        </Field>
        <div
          data-panel-actions
          className={cx(panelActionsClass, 'z-1 col-span-full -mx-4 -mb-4 lg:-bottom-4 lg:-mx-5')}
        >
          <Button
            type="submit"
            size="sm"
            variant={decision === 'approved' ? 'danger' : 'solid'}
            busy={form.submitting.value}
          >
            {t('reversal.submit')}
          </Button>
          <Button variant="quiet" size="sm" onClick={onCancel}>
            {t('reversal.cancel')}
            <KeyHint>Esc</KeyHint>
          </Button>
        </div>
      </Form>
    </div>
  )
}

function Preview({ text }: { text: Live }) {
  useSignals()
  return <MailPreview title={t('reversal.preview')} mail={reopenedMail} quote={textOf(text).trim()} />
}
