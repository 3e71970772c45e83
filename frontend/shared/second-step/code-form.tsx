import { focus, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { appCodeSchema, secondFactorCodeSchema } from '#contract/second-factor.ts'
import { t } from '#locales/admin-security.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { attemptWait } from './attempt-wait.ts'

interface CodeFormProps {
  submitLabel: string
  busyLabel: string
  /** Whether to accept a recovery code instead of the app's code. */
  recovery?: boolean
  /** Whether to focus the field on mount; for steps that only ask for the code. */
  focusFirst?: boolean
  onCode: (code: string) => Promise<void>
  onCancel?: () => void
}

type Values = { code: string }

function codeFailureText(error: unknown): string {
  const wait = attemptWait(error)
  return wait ? t('code.wait', wait) : messageFor(error)
}

/** Asks for a code from the authenticator app, or for a recovery code instead. */
export function CodeForm({
  submitLabel,
  busyLabel,
  recovery = false,
  focusFirst = false,
  onCode,
  onCancel,
}: CodeFormProps) {
  useSignals()
  const [byRecovery, setByRecovery] = useState(false)
  const [form, { Form }] = useForm<Values>({
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
      if (!showFieldErrors(form, error)) setProblem(codeFailureText(error))
    }
  }

  return (
    <Form onSubmit={submit} className="grid gap-4">
      <FormError message={problem} />
      <TextField
        of={form}
        name="code"
        label={t(`code.${kind}`)}
        help={t(`code.${kind}Help`)}
        inputMode={byRecovery ? 'text' : 'numeric'}
        autoComplete={byRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="flex flex-col gap-2 md:flex-row-reverse md:justify-end">
        <NetworkButton type="submit" busy={form.submitting.value} busyLabel={busyLabel}>
          {submitLabel}
        </NetworkButton>
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
