import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { REGISTRATION_COMPANY_ID, registrationFormSchema } from '#contract/accounts.ts'
import { t } from '#locales/registration.ts'
import { beginSession } from '#member/shared/lib/session/session.ts'
import { accountsApi, answer, idempotent } from '#shared/lib/api/clients.ts'
import { serverMessageFor } from '#shared/lib/api/errors.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { visitorDraft } from '#shared/lib/forms/draft.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors, useEarlySubmit } from '#shared/lib/forms/forms.ts'
import { safeRedirect } from '#shared/lib/session/redirect.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { everyField } from '../every-field.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { PublicTitle } from '../public-page.tsx'
import { errorStaysOnPage } from '../sign-in/error-stays-on-page.ts'

/** What survives a reload: no password is stored. */
const typedSchema = v.object({ fullName: v.string(), email: v.string() })
type Typed = v.InferOutput<typeof typedSchema>

/** A later toast about the registration replaces the earlier one. */
const record = 'registration'

const draft = visitorDraft<Typed>(record)
const draftWithoutPasswords = {
  ...draft,
  write: ({ fullName = '', email = '' }: Partial<Typed>) => draft.write({ fullName, email }),
}
const isTyped = (value: unknown): value is Typed => v.is(typedSchema, value)

type Values = {
  fullName: string
  email: string
  password: string
  confirmPassword: string
}

export function RegistrationForm({ redirect }: { redirect: string | undefined }) {
  useSignals()
  const [saved] = useState(() => draft.read(isTyped))
  const [form, { Form }] = useForm<Values>({
    validate: everyField(registrationFormSchema),
    ...(saved && { initialValues: saved }),
  })
  useDraft(form, draftWithoutPasswords)
  const [problem, setProblem] = useState<string>()
  const [refused, setRefused] = useState(false)
  const [keys] = useState(createIdempotencyKeys)
  const client = useQueryClient()
  const router = useRouter()
  useEarlySubmit(form)

  async function register({ fullName, email, password }: Values) {
    setProblem(undefined)
    setRefused(false)
    const json = { fullName, email, password, companyId: REGISTRATION_COMPANY_ID } as const
    try {
      const user = await answer(accountsApi.register.$post({ json }, idempotent(keys.keyFor(json))))
      keys.reset()
      draft.clear()
      beginSession(client, user)
      await router.navigate({ href: safeRedirect(redirect), replace: true })
      const welcome = t('welcome', { name: user.fullName })
      toast({ record, variant: 'success', title: t('welcomeTitle'), description: welcome })
    } catch (error) {
      if (showFieldErrors(form, error)) return
      const message = serverMessageFor(error, t('failed'))
      if (errorStaysOnPage(error)) setProblem(message)
      else {
        toast({ record, variant: 'destructive', title: t('failureTitle'), description: message })
        setRefused(true)
      }
    }
  }

  return (
    <>
      <PublicTitle title={t('title')} text={t('text')} />
      <Form method="post" onSubmit={register} className="grid gap-4">
        <FormError message={problem} title={t('failureTitle')} />
        {/* The toast announces it, then disappears. */}
        {refused && (
          <Notice meaning="problem" title={t('refusedTitle')}>
            {t('refused')}
          </Notice>
        )}
        <TextField of={form} name="fullName" label={t('fullName')} autoComplete="name" />
        <TextField of={form} name="email" label={t('email')} type="email" autoComplete="username" />
        <NewPasswordField of={form} name="password" label={t('password')} />
        <PasswordField of={form} name="confirmPassword" label={t('confirmPassword')} isNew />
        <NetworkButton type="submit" wide busy={form.submitting.value} busyLabel={t('busy')}>
          {t('submit')}
        </NetworkButton>
      </Form>
      <p className="mt-3 text-center text-soft">
        {t('hasAccount')}{' '}
        <Link to="/auth" search={redirect ? { redirect } : {}} className={textLinkClass}>
          {t('signIn')}
        </Link>
      </p>
    </>
  )
}
