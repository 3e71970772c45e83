import { Link } from '@tanstack/react-router'
import { t } from '#locales/account-access.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { PublicTitle } from '../public-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  async function reset({ password }: { password: string }) {
    const { message } = await answer(
      accountsApi['password-reset'].confirm.$post({ json: { token, password } }),
    )
    onDone(message)
  }

  return (
    <>
      <PublicTitle title={t('reset.title')} text={t('reset.text')} />
      <NewPasswordForm
        submitLabel={t('reset.submit')}
        onChoose={reset}
        failedTitle={t('reset.failedTitle')}
        failedText={t('reset.failed')}
      />
      <div className="mt-3 flex flex-wrap gap-x-6">
        <Link to="/esqueci-senha" className={textLinkClass}>
          {t('reset.another')}
        </Link>
        <Link to="/auth" className={textLinkClass}>
          {t('backToSignIn')}
        </Link>
      </div>
    </>
  )
}
