import { Menu } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { t } from '#locales/navigation.ts'
import { useLayer } from '#member/shared/lib/dialogs/use-layer.ts'
import { lazyPart } from '#shared/lib/lazy-part.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { Logo } from './logo.tsx'

const loadDrawer = () => import('./menu-drawer.tsx')
const MenuDrawer = lazyPart(async () => (await loadDrawer()).MenuDrawer)
const DRAWER_PRELOAD_MS = 3_000

/** The header on phones and tablets; desktops have the sidebar. */
export function Header({ bell }: { bell: ReactNode }) {
  const { open, show, close } = useLayer('menu')
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)

  useEffect(() => {
    // Load the menu early, so that it also opens offline, but after the page.
    const timer = setTimeout(() => void loadDrawer().catch(() => undefined), DRAWER_PRELOAD_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <header className="sticky top-0 z-30 unpinned:static bg-page pt-[env(safe-area-inset-top)] lg:hidden">
      <div className="mx-auto flex h-14 max-w-280 items-center justify-between px-1.5 md:px-3.5">
        <IconButton
          label={t('menu')}
          icon={<Menu aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={show}
        />
        <Logo />
        {bell}
      </div>
      {opened && (
        <Suspense>
          <MenuDrawer open={open} onClose={close} />
        </Suspense>
      )}
    </header>
  )
}
