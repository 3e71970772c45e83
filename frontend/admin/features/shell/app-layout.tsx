import { type QueryKey, useQuery } from '@tanstack/react-query'
import { Link, Outlet, useMatches } from '@tanstack/react-router'
import { Menu, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { adminCompanyQuery } from '#admin/shared/lib/admin-session.ts'
import { isTypedInto, useShortcutsSwitch } from '#admin/shared/lib/shortcuts.ts'
import { undoLast } from '#admin/shared/lib/undo-offers.ts'
import { UndoAnnouncer, UndoBar } from '#admin/shared/ui/undo/undo-bar.tsx'
import { isLongName } from '#contract/brand.ts'
import { t } from '#locales/admin.ts'
import { subjects } from '#locales/slow-network.ts'
import { keepFocus } from '#shared/lib/focus/keep-focus.ts'
import { useCrossTabSignOut } from '#shared/lib/session/use-cross-tab-sign-out.ts'
import { pageBrand } from '#shared/lib/theme/brand.ts'
import { BrandMark } from '#shared/ui/brand-mark.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Drawer } from '#shared/ui/dialogs/drawer.tsx'
import { SlowNote } from '#shared/ui/feedback/slow-note.tsx'
import { prepareToasts } from '#shared/ui/feedback/toast.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { AccountPanel } from './account-panel.tsx'
import { FinderButton, FinderDialog } from './finder/finder-dialog.tsx'
import { useFinder } from './finder/use-finder.ts'
import { Navigation, type ScreenCounts } from './navigation.tsx'
import { useLiveQueues } from './use-live-queues.ts'

const names: Record<string, string> = subjects.admin

/** A query's subject in the dashboard's terms. */
const waitedFor = ([area]: QueryKey): string | undefined => names[String(area)]

/** Navigation in a sidebar from 1024 px, and in a drawer below that. */
export function AppLayout({ counts }: { counts: ScreenCounts }) {
  const [menu, setMenu] = useState(false)
  const finder = useFinder()
  const close = () => setMenu(false)
  const isWorkbench = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.isWorkbench),
  })
  const isWide = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isWide) })
  useCrossTabSignOut()
  useUndoKey()
  useLiveQueues()
  // Load the toasts' code now: once the connection is lost, the toast that says so could not be fetched.
  useEffect(prepareToasts, [])
  useEffect(keepFocus, [])

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <a
        href="#conteudo"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0"
      >
        {t('shell.skip')}
      </a>
      <header className="flex min-h-14 items-center gap-2 border-b border-edge bg-surface px-2 lg:hidden">
        <IconButton
          label={t('shell.openMenu')}
          icon={<Menu />}
          aria-expanded={menu}
          onClick={() => setMenu(true)}
        />
        <Brand inHeader />
        <IconButton label={t('finder.open')} icon={<Search />} className="ml-auto" onClick={finder.show} />
      </header>
      <aside className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r border-edge px-3 py-4 lg:flex">
        <div className="px-2">
          <Brand />
        </div>
        <FinderButton onPress={finder.show} />
        <Navigation counts={counts} />
        <AccountPanel />
      </aside>
      <Drawer open={menu} onOpenChange={setMenu} label={t('shell.menu')} header={<Brand />}>
        <div className="flex flex-1 flex-col gap-6 py-3">
          <Navigation counts={counts} onFollow={close} />
          <AccountPanel />
        </div>
      </Drawer>
      <FinderDialog finder={finder} />
      <main
        id="conteudo"
        tabIndex={-1}
        className={cx(
          'w-full outline-none',
          isWorkbench || isWide ? 'max-w-420' : 'mx-auto max-w-280',
          !isWorkbench && 'px-4 py-6 md:px-6 lg:px-8 lg:py-9',
        )}
      >
        <SlowNote nameOf={waitedFor} />
        <Outlet />
        {!isWorkbench && (
          <div className="sticky bottom-0 z-10 -mx-4 bg-page px-4 py-1 empty:hidden">
            <UndoBar />
          </div>
        )}
      </main>
      <UndoAnnouncer />
    </div>
  )
}

interface BrandProps {
  /** A header has room for two lines. */
  inHeader?: boolean
}

function Brand({ inHeader = false }: BrandProps) {
  const { data: company = pageBrand() } = useQuery(adminCompanyQuery)
  const { name, logoUrl } = company
  const hasRoom = !inHeader || logoUrl !== null || !isLongName(name)
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center rounded-control">
      <BrandMark name={name} logoUrl={logoUrl} line={hasRoom ? t('area') : undefined} />
    </Link>
  )
}

/** Z or Ctrl+Z undoes the latest decision, on every screen. */
function useUndoKey(): void {
  const [shortcutsOn] = useShortcutsSwitch()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || event.altKey || event.shiftKey || event.defaultPrevented) return
    const isCombined = event.ctrlKey || event.metaKey
    if ((!isCombined && !shortcutsOn) || event.repeat || isTypedInto(event.target)) return
    if (undoLast()) event.preventDefault()
  })
  // A layout effect, so that the key works as soon as the screen is visible.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
