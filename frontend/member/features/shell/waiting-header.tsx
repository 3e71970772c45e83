import { LogOut } from 'lucide-react'
import { Button } from '../../../shared/ui/button.tsx'
import { Logo } from './logo.tsx'
import { navigationTexts as t } from './navigation-texts.ts'
import { useSignOut } from './use-sign-out.ts'

/** For an account that is not approved yet. */
export function WaitingHeader() {
  const { leave, leaving } = useSignOut()
  return (
    <header className="mx-auto flex min-h-14 max-w-280 items-center justify-between gap-3 px-2 pt-[env(safe-area-inset-top)] md:px-4 lg:px-6">
      <Logo />
      <Button
        variant="ghost"
        size="sm"
        icon={<LogOut size={20} aria-hidden />}
        busy={leaving}
        busyLabel={t('signingOut')}
        onClick={() => void leave()}
      >
        {t('signOut')}
      </Button>
    </header>
  )
}
