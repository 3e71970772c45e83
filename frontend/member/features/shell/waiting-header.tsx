import { LogOut } from 'lucide-react'
import { t } from '#locales/navigation.ts'
import { useAskedSignOut } from '#member/shared/ui/use-asked-sign-out.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Logo } from './logo.tsx'

/** The header for accounts that are not approved yet. */
export function WaitingHeader() {
  const { signOut, isPending, question } = useAskedSignOut()
  return (
    <header className="mx-auto flex min-h-14 max-w-280 items-center justify-between gap-3 px-2 pt-[env(safe-area-inset-top)] md:px-4 lg:px-6">
      <Logo />
      <Button
        variant="ghost"
        size="sm"
        icon={<LogOut size={20} aria-hidden />}
        busy={isPending}
        busyLabel={t('signingOut')}
        onClick={signOut}
      >
        {t('signOut')}
      </Button>
      {question}
    </header>
  )
}
