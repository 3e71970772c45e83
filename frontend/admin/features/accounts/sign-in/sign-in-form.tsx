import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { beginAdminSession } from '#admin/shared/lib/admin-session.ts'
import { t } from '#locales/admin.ts'
import { adminAccountsApi, answer } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { showFieldErrors, useEarlySubmit } from '#shared/lib/forms/forms.ts'
import { markBlank } from '#shared/lib/forms/mark-blank.ts'
import { attemptWait } from '#shared/second-step/attempt-wait.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { ADMIN_LOGIN_BLANK } from '#texts/accounts.ts'

function signInFailureText(error: unknown): string {
  const wait = attemptWait(error)
  return wait ? t('signIn.wait', wait) : messageFor(error, t('signIn.failed'))
}

type Credentials = {
  email: string
  password: string
}

export function SignInForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  useSignals()
  const [form, { Form }] = useForm<Credentials>()
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  useEarlySubmit(form)
  const fields = useRef<HTMLDivElement>(null)
  useFirstFieldFocus(fields)

  async function signIn(values: Credentials) {
    setProblem(undefined)
    if (markBlank(form, ['email', 'password'])) {
      setProblem(ADMIN_LOGIN_BLANK)
      return
    }
    try {
      const administrator = await answer(adminAccountsApi.login.$post({ json: values }))
      beginAdminSession(client, administrator)
      // Otherwise the screen shows the second step.
      if (administrator.access === 'full') await onSignedIn()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(signInFailureText(error))
    }
  }

  return (
    <Form method="post" onSubmit={signIn} className="grid gap-4">
      <FormError message={problem} />
      <div ref={fields} className="contents">
        <TextField
          of={form}
          name="email"
          label={t('signIn.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField of={form} name="password" label={t('signIn.password')} />
      </div>
      <NetworkButton type="submit" wide busy={form.submitting.value} busyLabel={t('signIn.busy')}>
        {t('signIn.submit')}
      </NetworkButton>
    </Form>
  )
}

/**
 * Focuses the form's first field, unless the person has already focused something or typed before hydration. Not on
 * touch devices, where the keyboard would open unasked and cover half of the page.
 */
function useFirstFieldFocus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) return
    const { activeElement } = document
    if (activeElement && activeElement !== document.body) return
    const inputs = [...(container.current?.querySelectorAll('input') ?? [])]
    if (inputs.every(({ value }) => value === '')) inputs[0]?.focus()
  }, [container])
}
