import { LogOut } from 'lucide-react'
import { useSignOut } from '#member/shared/lib/session/use-sign-out.ts'
import { Spinner } from '#shared/ui/feedback/spinner.tsx'
import { entryClass } from './entry-link.tsx'
import { navigationTexts as t } from './navigation-texts.ts'

export function SignOutEntry() {
  const { mutate: leave, isPending: leaving } = useSignOut()
  return (
    <button
      type="button"
      className={entryClass}
      aria-busy={leaving || undefined}
      onClick={() => leaving || leave()}
    >
      {leaving ? <Spinner size={22} /> : <LogOut size={22} aria-hidden />}
      {leaving ? t('signingOut') : t('signOut')}
    </button>
  )
}
