import { LogOut } from 'lucide-react'
import { t } from '#locales/navigation.ts'
import { useAskedSignOut } from '#member/shared/ui/use-asked-sign-out.tsx'
import { Drawer } from '#shared/ui/dialogs/drawer.tsx'
import { Spinner } from '#shared/ui/feedback/spinner.tsx'
import { ThemeSwitch } from '#shared/ui/theme-switch.tsx'
import { allServicesEntry, drawerMainEntries, drawerMoreEntries } from './destinations.ts'
import { EntryList, entryClass } from './entry-link.tsx'
import { Logo } from './logo.tsx'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
}

export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  return (
    <Drawer open={open} onOpenChange={(next) => next || onClose()} label={t('drawer')} header={<Logo />}>
      <nav aria-label={t('main')} className="pt-2">
        <EntryList entries={drawerMainEntries} replace />
        <hr className="mx-3 my-2 border-edge" />
        <EntryList entries={drawerMoreEntries} replace />
        <hr className="mx-3 my-2 border-edge" />
        <EntryList entries={[allServicesEntry]} replace />
      </nav>
      <div className="mt-auto grid gap-3 pt-4 pb-4">
        <div className="px-3">
          <ThemeSwitch />
        </div>
        <SignOutEntry />
      </div>
    </Drawer>
  )
}

function SignOutEntry() {
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
