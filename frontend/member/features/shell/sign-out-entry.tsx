import { LogOut } from 'lucide-react'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { entryClass } from './entry-link.tsx'
import { navigationTexts as t } from './navigation-texts.ts'
import { useSignOut } from './use-sign-out.ts'

export function SignOutEntry() {
  const { leave, leaving } = useSignOut()
  return (
    <button
      type="button"
      className={entryClass}
      aria-busy={leaving || undefined}
      onClick={() => void leave()}
    >
      {leaving ? <Spinner size={22} /> : <LogOut size={22} aria-hidden />}
      {leaving ? t('signingOut') : t('signOut')}
    </button>
  )
}
