import { LogOut } from 'lucide-react'
import { useAskedSignOut } from '#member/shared/ui/use-asked-sign-out.tsx'
import { Spinner } from '#shared/ui/feedback/spinner.tsx'
import { entryClass } from './entry-link.tsx'
import { navigationTexts as t } from './navigation-texts.ts'

export function SignOutEntry() {
  const { signOut, isPending: signingOut, question } = useAskedSignOut()
  return (
    <>
      <button
        type="button"
        className={entryClass}
        aria-busy={signingOut || undefined}
        onClick={() => signingOut || signOut()}
      >
        {signingOut ? <Spinner size={22} /> : <LogOut size={22} aria-hidden />}
        {signingOut ? t('signingOut') : t('signOut')}
      </button>
      {question}
    </>
  )
}
