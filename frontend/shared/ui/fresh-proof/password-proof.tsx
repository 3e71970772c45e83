import { useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { passwordAgainSchema } from '#contract/accounts.ts'
import { t } from '#locales/fresh-proof.ts'
import { messageFor } from '../../lib/api/errors.ts'
import { showFieldErrors } from '../../lib/forms/forms.ts'
import { FormError } from '../forms/form-error.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { NetworkButton } from '../network-button.tsx'

interface PasswordProofProps {
  prove: (password: string) => Promise<unknown>
  onProven: () => void
}

/** Asks for the password of the account again. */
export function PasswordProof({ prove, onProven }: PasswordProofProps) {
  useSignals()
  const [form, { Form }] = useForm<{ password: string }>({ validate: valiForm(passwordAgainSchema) })
  const [problem, setProblem] = useState<string>()

  async function confirm({ password }: { password: string }) {
    setProblem(undefined)
    try {
      await prove(password)
      onProven()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(messageFor(error))
    }
  }

  return (
    <Form onSubmit={confirm} className="grid gap-4">
      <FormError message={problem} />
      <PasswordField of={form} name="password" label={t('password')} />
      <NetworkButton type="submit" busy={form.submitting.value} busyLabel={t('busy')}>
        {t('submit')}
      </NetworkButton>
    </Form>
  )
}
