import { focus, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { passwordChangeFormSchema } from '#contract/accounts.ts'
import { adminAccountsApi } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { t } from '#shared/second-step/security-texts.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'

type Values = {
  currentPassword: string
  newPassword: string
  confirmPassword: string
}

const fields = [
  ['currentPassword', 'current-password', t('password.current')],
  ['newPassword', 'new-password', t('password.next')],
  ['confirmPassword', 'new-password', t('password.confirm')],
] as const

export function PasswordCard() {
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <section aria-labelledby="password-title" className="grid gap-3">
        <h2 id="password-title" className="text-18 font-semibold">
          {t('password.title')}
        </h2>
        <p className="text-soft">{t('password.text')}</p>
        {open ? (
          <PasswordForm onClose={() => setOpen(false)} />
        ) : (
          <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
            {t('password.open')}
          </Button>
        )}
      </section>
    </Card>
  )
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  useSignals()
  const [form, { Form, Field }] = useForm<Values>({ validate: valiForm(passwordChangeFormSchema) })
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  useEffect(() => focus(form, 'currentPassword'), [form])

  async function change({ currentPassword, newPassword }: Values) {
    setProblem(undefined)
    try {
      await adminAccountsApi.password.$put({ json: { currentPassword, newPassword } })
      toast({ variant: 'success', title: t('password.doneTitle'), description: t('password.done') })
      void client.invalidateQueries({ queryKey: queryKeys.adminSessions })
      onClose()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <Form onSubmit={change} className="grid max-w-112 gap-4">
      <FormError message={problem} />
      {fields.map(([name, autoComplete, label]) => (
        <Field key={name} name={name}>
          {(field, props) => (
            <PasswordField
              {...props}
              label={label}
              autoComplete={autoComplete}
              {...(name === 'confirmPassword' && { help: t('password.note') })}
              value={field.value}
              error={field.error}
            />
          )}
        </Field>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.submitting.value} busyLabel={t('password.busy')}>
          {t('password.submit')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('password.cancel')}
        </Button>
      </div>
    </Form>
  )
}
