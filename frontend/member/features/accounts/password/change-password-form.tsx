import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { passwordChangeFormSchema } from '#contract/accounts.ts'
import { t } from '#locales/profile.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { FormButtons } from '#member/shared/ui/forms/form-buttons.tsx'
import { provenAccountsApi } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { everyField } from '../every-field.ts'
import { NewPasswordField } from './new-password-field.tsx'

type Values = {
  currentPassword: string
  newPassword: string
  confirmPassword: string
}

export function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  useSignals()
  const [form, { Form }] = useForm<Values>({ validate: everyField(passwordChangeFormSchema) })
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()

  async function change({ currentPassword, newPassword }: Values) {
    setProblem(undefined)
    try {
      await provenAccountsApi.password.$put({ json: { currentPassword, newPassword } })
      toast({ variant: 'success', title: t('password.doneTitle'), description: t('password.done') })
      void client.invalidateQueries({ queryKey: queryKeys.sessions })
      onClose()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <Form onSubmit={change} className="grid gap-4">
      <FormError message={problem} title={t('password.failedTitle')} />
      <PasswordField of={form} name="currentPassword" label={t('password.current')} />
      <NewPasswordField of={form} name="newPassword" label={t('password.next')} />
      <PasswordField
        of={form}
        name="confirmPassword"
        label={t('password.confirm')}
        help={t('password.note')}
        isNew
      />
      <FormButtons busy={form.submitting.value} submit={t('password.submit')} onCancel={onClose} />
    </Form>
  )
}
