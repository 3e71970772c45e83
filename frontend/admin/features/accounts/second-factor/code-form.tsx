import { focus, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { appCodeSchema, secondFactorCodeSchema } from '#contract/second-factor.ts'
import { ApiError, messageFor } from '#shared/lib/api/errors.ts'
import { duration, time } from '#shared/lib/format/format.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { t } from '../security-texts.ts'

interface CodeFormProps {
  submitLabel: string
  busyLabel: string
  /** Whether a recovery code does as well. */
  recovery?: boolean
  tone?: 'solid' | 'danger'
  /** Where the code is all that is asked for: the field has the focus at once. */
  focusFirst?: boolean
  onCode: (code: string) => Promise<void>
  onCancel?: () => void
}

type Values = { code: string }

/** The server's sentence; after too many tries also how long to wait. */
function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 429 && error.retryAfter) {
    const minutes = Math.ceil(error.retryAfter / 60)
    return t('code.wait', { wait: duration(minutes), time: time(Date.now() + minutes * 60_000) })
  }
  return messageFor(error)
}

/** Asks for a code of the authenticator app, or for a recovery code in its place. */
export function CodeForm({
  submitLabel,
  busyLabel,
  recovery = false,
  tone = 'solid',
  focusFirst = false,
  onCode,
  onCancel,
}: CodeFormProps) {
  useSignals()
  const [byRecovery, setByRecovery] = useState(false)
  const [form, { Form, Field }] = useForm<Values>({
    initialValues: { code: '' },
    validate: valiForm(recovery ? secondFactorCodeSchema : appCodeSchema),
  })
  const [problem, setProblem] = useState<string>()
  const kind = byRecovery ? 'recovery' : 'app'

  useEffect(() => {
    if (focusFirst || byRecovery) focus(form, 'code')
  }, [form, focusFirst, byRecovery])

  async function submit({ code }: Values) {
    setProblem(undefined)
    try {
      await onCode(code)
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(problemOf(error))
    }
  }

  return (
    <Form onSubmit={submit} className="grid gap-4">
      <FormError message={problem} />
      <Field name="code">
        {(field, props) => (
          <TextField
            {...props}
            label={t(`code.${kind}`)}
            help={t(`code.${kind}Help`)}
            inputMode={byRecovery ? 'text' : 'numeric'}
            autoComplete={byRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            value={field.value}
            error={field.error}
          />
        )}
      </Field>
      <div className="flex flex-col gap-2 md:flex-row-reverse md:justify-end">
        <Button type="submit" variant={tone} busy={form.submitting.value} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('enrolment.cancel')}
          </Button>
        )}
      </div>
      {recovery && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => setByRecovery(!byRecovery)}
        >
          {t(byRecovery ? 'code.useApp' : 'code.useRecovery')}
        </Button>
      )}
    </Form>
  )
}
