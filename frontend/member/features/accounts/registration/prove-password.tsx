import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { passwordProofFormSchema, type User } from '#contract/accounts.ts'
import { beginSession } from '#member/shared/lib/session/session.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { everyField } from '../every-field.ts'
import { NewPasswordForm } from '../password/new-password-form.tsx'
import { accessTexts as t } from '../sign-in/access-texts.ts'

/**
 * The step after a confirmation in a browser without a session of the account: the password of the registration, or a new
 * one. Then the person is signed in.
 */
export function ProvePassword({ proof }: { proof: string }) {
  const [choosing, setChoosing] = useState(false)
  const client = useQueryClient()
  const router = useRouter()

  async function enter(user: User) {
    beginSession(client, user)
    await router.navigate({ to: '/', replace: true })
  }

  async function choose(password: string) {
    const route = accountsApi['email-confirmation']['new-password']
    await enter(await answer(route.$post({ json: { proof, password } })))
  }

  return (
    <section aria-labelledby="prove-password" className="mt-8 grid gap-4">
      <div className="grid gap-1">
        <h2 id="prove-password" className="text-22 font-bold tracking-tight">
          {t('prove.title')}
        </h2>
        <p className="text-soft">{t(choosing ? 'prove.newText' : 'prove.text')}</p>
      </div>
      {choosing ? (
        <NewPasswordForm submitLabel={t('prove.saveAndEnter')} onChoose={choose} />
      ) : (
        <RegistrationPasswordForm proof={proof} onEntered={enter} />
      )}
      <Button variant="ghost" className="justify-self-start" onClick={() => setChoosing(!choosing)}>
        {t(choosing ? 'prove.typeInstead' : 'prove.chooseInstead')}
      </Button>
    </section>
  )
}

interface RegistrationPasswordFormProps {
  proof: string
  onEntered: (user: User) => Promise<void>
}

function RegistrationPasswordForm({ proof, onEntered }: RegistrationPasswordFormProps) {
  useSignals()
  const [form, { Form, Field }] = useForm<{ password: string }>({
    validate: everyField(passwordProofFormSchema),
  })
  const [problem, setProblem] = useState<string>()

  async function prove({ password }: { password: string }) {
    setProblem(undefined)
    try {
      const route = accountsApi['email-confirmation'].password
      await onEntered(await answer(route.$post({ json: { proof, password } })))
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <Form method="post" onSubmit={prove} className="grid gap-4">
      <FormError message={problem} />
      <Field name="password">
        {({ value, error }, props) => (
          <PasswordField
            {...props}
            label={t('prove.password')}
            autoComplete="current-password"
            value={value}
            error={error}
          />
        )}
      </Field>
      <Button type="submit" wide busy={form.submitting.value} busyLabel={t('prove.busy')}>
        {t('prove.submit')}
      </Button>
    </Form>
  )
}
