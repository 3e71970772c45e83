import { useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { profileSchema, type User } from '#contract/accounts.ts'
import { setSession } from '#member/shared/lib/session.ts'
import { accountsApi, answer } from '#shared/lib/api.ts'
import { problemOf } from '#shared/lib/connection.ts'
import { showFieldErrors } from '#shared/lib/forms.ts'
import { keys } from '#shared/lib/query.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormError } from '#shared/ui/form-error.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast.ts'
import { profileTexts as t } from './profile-texts.ts'

type Values = {
  fullName: string
}

export function ChangeNameForm({ user, onClose }: { user: User; onClose: () => void }) {
  useSignals()
  const [form, { Form, Field }] = useForm<Values>({
    initialValues: { fullName: user.fullName },
    validate: valiForm(profileSchema),
  })
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()

  async function change(json: Values) {
    setProblem(undefined)
    try {
      const renamed = await answer(accountsApi.user.$patch({ json }))
      setSession(client, renamed)
      // The card bears the name, too.
      void client.invalidateQueries({ queryKey: keys.membershipCard(user.id) })
      toast({ variant: 'success', title: t('name.done') })
      onClose()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(problemOf(error))
    }
  }

  return (
    <Form onSubmit={change} className="grid gap-4">
      <FormError message={problem} title={t('name.failedTitle')} />
      <Field name="fullName">
        {({ value, error }, props) => (
          <TextField {...props} label={t('name.fullName')} autoComplete="name" value={value} error={error} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.submitting.value} busyLabel={t('name.busy')}>
          {t('name.submit')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('name.cancel')}
        </Button>
      </div>
    </Form>
  )
}
