import { focus, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { staffPasswordChangeFormSchema } from '#contract/accounts.ts'
import { t } from '#locales/admin-security.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'

type Values = {
  currentPassword: string
  newPassword: string
  confirmPassword: string
}

const fields = [
  ['currentPassword', false, t('password.current')],
  ['newPassword', true, t('password.next')],
  ['confirmPassword', true, t('password.confirm')],
] as const

interface StaffPasswordFormProps {
  /** Whether to focus the first field on mount. */
  focusFirst?: boolean
  onChange: (input: { currentPassword: string; newPassword: string }) => Promise<unknown>
  onDone: () => void | Promise<void>
  onCancel?: () => void
}

export function StaffPasswordForm({
  focusFirst = false,
  onChange,
  onDone,
  onCancel,
}: StaffPasswordFormProps) {
  useSignals()
  const [form, { Form }] = useForm<Values>({ validate: valiForm(staffPasswordChangeFormSchema) })
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (focusFirst) focus(form, 'currentPassword')
  }, [form, focusFirst])

  async function change({ currentPassword, newPassword }: Values) {
    setProblem(undefined)
    try {
      await onChange({ currentPassword, newPassword })
      await onDone()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <Form onSubmit={change} className="grid gap-4">
      <FormError message={problem} />
      {fields.map(([name, isNew, label]) => (
        <PasswordField
          key={name}
          of={form}
          name={name}
          label={label}
          isNew={isNew}
          {...(name === 'confirmPassword' && { help: t('password.note') })}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <NetworkButton type="submit" busy={form.submitting.value} busyLabel={t('password.busy')}>
          {t('password.submit')}
        </NetworkButton>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('password.cancel')}
          </Button>
        )}
      </div>
    </Form>
  )
}
