import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { parse } from 'valibot'
import { emailChangeSchema } from '#contract/accounts.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { answer, provenAccountsApi } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { everyField } from '../every-field.ts'
import { profileTexts as t } from './profile-texts.ts'

type Values = {
  email: string
  password: string
}

export function ChangeEmailForm({ onClose }: { onClose: () => void }) {
  useSignals()
  const [form, { Form, Field }] = useForm<Values>({ validate: everyField(emailChangeSchema) })
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()

  async function ask(values: Values) {
    setProblem(undefined)
    try {
      const json = parse(emailChangeSchema, values)
      const { message } = await answer(provenAccountsApi['email-change'].$post({ json }))
      client.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, newEmail: json.email })
      toast({ variant: 'success', title: t('email.sentTitle'), description: message })
      onClose()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <Form onSubmit={ask} className="grid gap-4">
      <FormError message={problem} title={t('email.failedTitle')} />
      <Field name="email">
        {({ value, error }, props) => (
          <TextField
            {...props}
            label={t('email.email')}
            type="email"
            autoComplete="email"
            value={value}
            error={error}
          />
        )}
      </Field>
      <Field name="password">
        {({ value, error }, props) => (
          <PasswordField
            {...props}
            label={t('email.password')}
            autoComplete="current-password"
            value={value}
            error={error}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.submitting.value} busyLabel={t('email.busy')}>
          {t('email.submit')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('email.cancel')}
        </Button>
      </div>
    </Form>
  )
}
