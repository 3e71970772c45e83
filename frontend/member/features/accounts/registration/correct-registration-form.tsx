import { useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { registrationCorrectionSchema, type User } from '#contract/accounts.ts'
import { t } from '#locales/registration-progress.ts'
import { setSession } from '#member/shared/lib/session/session.ts'
import { NeedsNetwork } from '#member/shared/ui/needs-network.tsx'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Card } from '#shared/ui/card.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { useOpened, useRecordEdit } from '#shared/ui/forms/use-record-edit.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'

type Values = {
  fullName: string
}

const valuesOf = ({ fullName }: User): Values => ({ fullName })
const fields = { fullName: { label: t('correct.fullName') } }

export function CorrectRegistrationForm({ user }: { user: User }) {
  useSignals()
  const [form, { Form }] = useForm<Values>({
    initialValues: valuesOf(user),
    validate: valiForm(registrationCorrectionSchema),
  })
  const opened = useOpened({ record: user, valuesOf })
  const edit = useRecordEdit({ form, opened, valuesOf, fields })
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  // A waiting registration keeps its place; a rejected one is submitted again.
  const purpose = user.status === 'rejected' ? 'correct' : 'correctWaiting'

  async function correct(json: Values) {
    setProblem(undefined)
    try {
      const corrected = await edit.save(json, (options) =>
        answer(accountsApi.registration.$patch({ json }, options)),
      )
      toast({
        record: user.id,
        variant: 'success',
        title: t(`${purpose}.sentTitle`),
        description: t(`${purpose}.sent`),
      })
      setSession(client, corrected)
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <Card className="mt-4">
      <h2 className="text-18 font-semibold tracking-tight">{t(`${purpose}.title`)}</h2>
      <p className="mt-1 mb-4 text-soft">{t(`${purpose}.text`)}</p>
      <NeedsNetwork act="nome" />
      <Form onSubmit={correct} className="grid gap-4">
        <FormError message={problem} title={t(`${purpose}.failedTitle`)} />
        <TextField of={form} name="fullName" label={t('correct.fullName')} autoComplete="name" />
        <NetworkButton type="submit" wide busy={form.submitting.value} busyLabel={t(`${purpose}.busy`)}>
          {t(`${purpose}.submit`)}
        </NetworkButton>
      </Form>
      {edit.dialog}
    </Card>
  )
}
