import { LogOut } from 'lucide-react'
import { useSignOut } from '#member/shared/lib/session/use-sign-out.ts'
import { Button } from '#shared/ui/button.tsx'
import { Logo } from './logo.tsx'
import { navigationTexts as t } from './navigation-texts.ts'

/** The header for accounts that are not approved yet. */
export function WaitingHeader() {
  const signOut = useSignOut()
  return (
    <header className="mx-auto flex min-h-14 max-w-280 items-center justify-between gap-3 px-2 pt-[env(safe-area-inset-top)] md:px-4 lg:px-6">
      <Logo />
      <Button
        variant="ghost"
        size="sm"
        icon={<LogOut size={20} aria-hidden />}
        busy={signOut.isPending}
        busyLabel={t('signingOut')}
        onClick={() => signOut.mutate()}
      >
        {t('signOut')}
      </Button>
    </header>
  )
}
