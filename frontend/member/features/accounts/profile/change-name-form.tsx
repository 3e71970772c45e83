import { useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { profileSchema, type User } from '#contract/accounts.ts'
import { t } from '#locales/profile.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { setSession } from '#member/shared/lib/session/session.ts'
import { FormButtons } from '#member/shared/ui/forms/form-buttons.tsx'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { currentIn } from '#shared/lib/api/versions.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { useOpened, useRecordEdit } from '#shared/ui/forms/use-record-edit.tsx'

type Values = {
  fullName: string
}

const valuesOf = ({ fullName, newName }: User): Values => ({ fullName: newName ?? fullName })
const fields = { fullName: { label: t('name.fullName') } }

export function ChangeNameForm({ user, onClose }: { user: User; onClose: () => void }) {
  useSignals()
  const [form, { Form }] = useForm<Values>({
    initialValues: valuesOf(user),
    validate: valiForm(profileSchema),
  })
  const opened = useOpened({ record: user, valuesOf })
  const edit = useRecordEdit({ form, opened, valuesOf, fields })
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()

  async function change(json: Values) {
    setProblem(undefined)
    try {
      const renamed = await edit.save(json, (options) => answer(accountsApi.user.$patch({ json }, options)))
      setSession(client, renamed)
      // The membership card shows the name too.
      void client.invalidateQueries({ queryKey: queryKeys.membershipCard(user.id) })
      toast({ variant: 'success', title: t(renamed.newName ? 'name.requested' : 'name.done') })
      onClose()
    } catch (error) {
      const current = currentIn<User>(error)
      if (current) setSession(client, current)
      if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <Form onSubmit={change} className="grid gap-4">
      <FormError message={problem} title={t('name.failedTitle')} />
      <TextField of={form} name="fullName" label={t('name.fullName')} autoComplete="name" />
      <FormButtons busy={form.submitting.value} submit={t('name.submit')} onCancel={onClose} />
      {edit.dialog}
    </Form>
  )
}
