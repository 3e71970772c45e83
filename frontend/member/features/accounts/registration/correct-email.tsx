import { focus, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { MailPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { registrationEmailSchema, type User } from '#contract/accounts.ts'
import { t } from '#locales/registration-progress.ts'
import { ui } from '#locales/ui.ts'
import { useFocusOnMount } from '#member/shared/lib/dialogs/use-focus-on-mount.ts'
import { useUrlDialog } from '#member/shared/lib/dialogs/use-url-dialog.ts'
import { sessionQuery, setSession } from '#member/shared/lib/session/session.ts'
import { useMemberDraft } from '#member/shared/lib/session/use-member-draft.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import type { ProgressSearch } from './progress-search.ts'

type Values = {
  email: string
}

const isValues = (value: unknown): value is Values => v.is(v.object({ email: v.string() }), value)

/** Corrects a mistyped e-mail while its confirmation is pending. */
export function CorrectEmail({ user }: { user: User }) {
  const isOpen = useSearch({ from: '/_app/' }).corrigir === 'email'
  const { open, close } = useUrlDialog<ProgressSearch>('corrigir')
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return isOpen ? (
    <CorrectEmailForm user={user} onClose={close} />
  ) : (
    <OpenButton focused={wasOpen} onOpen={() => open({ corrigir: 'email' })} />
  )
}

interface OpenButtonProps {
  /** Takes the focus when it replaces the form. */
  focused: boolean
  onOpen: () => void
}

function OpenButton({ focused, onOpen }: OpenButtonProps) {
  const ref = useFocusOnMount<HTMLButtonElement>(focused)
  return (
    <Button ref={ref} variant="quiet" icon={<MailPlus size={20} aria-hidden />} onClick={onOpen}>
      {t('email.open')}
    </Button>
  )
}

function CorrectEmailForm({ user, onClose }: { user: User; onClose: () => void }) {
  useSignals()
  const draft = useMemberDraft<Values>('registration-email')
  const [initialValues] = useState(() => draft.read(isValues) ?? { email: user.email })
  const [form, { Form }] = useForm<Values>({
    initialValues,
    validate: valiForm(registrationEmailSchema),
  })
  useDraft(form, draft)
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()

  useEffect(() => focus(form, 'email'), [form])

  function close() {
    draft.clear()
    onClose()
  }

  async function correct(json: Values) {
    setProblem(undefined)
    try {
      const corrected = await answer(accountsApi.registration.email.$post({ json }))
      setSession(client, corrected)
      toast({
        variant: 'success',
        title: t('email.sentTitle'),
        description: t('email.sent', { email: corrected.email }),
      })
      close()
    } catch (error) {
      if (error instanceof ApiError && error.is('email_already_confirmed'))
        void client.invalidateQueries(sessionQuery)
      if (error instanceof ApiError && error.is('registration_failed')) setProblem(t('email.failed'))
      else if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <Form onSubmit={correct} className="grid w-full gap-4">
      <FormError message={problem} title={t('email.failedTitle')} />
      <TextField
        of={form}
        name="email"
        label={t('email.label')}
        help={t('email.help', { email: user.email })}
        type="email"
        autoComplete="email"
      />
      <div className="flex flex-wrap gap-2">
        <NetworkButton type="submit" busy={form.submitting.value} busyLabel={t('email.busy')}>
          {t('email.submit')}
        </NetworkButton>
        <Button variant="quiet" onClick={close}>
          {ui.cancel}
        </Button>
      </div>
    </Form>
  )
}
