import { t } from '#locales/navigation.ts'
import '#member/shared/styles/app.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { SIGNED_IN, sessionQuery } from '#member/shared/lib/session/session.ts'
import { useInvalidateNow } from '#member/shared/lib/use-invalidate-now.ts'
import { useKeepData } from '#member/shared/lib/vault/use-keep-data.ts'
import { keepFocus } from '#shared/lib/focus/keep-focus.ts'
import { useCrossTabSignOut } from '#shared/lib/session/use-cross-tab-sign-out.ts'
import { cx } from '#shared/ui/cx.ts'
import { SlowNote } from '#shared/ui/feedback/slow-note.tsx'
import { PageSpinner } from '#shared/ui/feedback/spinner.tsx'
import { prepareToasts } from '#shared/ui/feedback/toast.ts'
import { ThemeSwitch } from '#shared/ui/theme-switch.tsx'
import { DataAge } from './data-age.tsx'
import { profileEntry, sideBarAllServices, sideBarEntries } from './destinations.ts'
import { EntryList } from './entry-link.tsx'
import { Header } from './header.tsx'
import { Logo } from './logo.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { TabBar } from './tab-bar.tsx'
import { UpdateOffer } from './update-offer.tsx'
import { UploadBar } from './upload-bar.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { usePreloadScreens } from './use-preload-screens.ts'
import { useReachability } from './use-reachability.ts'
import { waitedFor } from './waited-for.ts'
import { WaitingHeader } from './waiting-header.tsx'
import { whenQuiet } from './when-quiet.ts'

interface AppLayoutProps {
  /** A prop, because a feature may not import another feature. */
  bell: ReactNode
  /** Shown below the page and above the tab bar. */
  offer: ReactNode
}

export function AppLayout({ bell, offer }: AppLayoutProps) {
  const client = useQueryClient()
  const { data: user } = useQuery(sessionQuery)
  useFocusOnNavigation()
  useReachability()
  useCrossTabSignOut()
  useCrossTabSignIn(user?.id)
  useInvalidateNow()
  const keepsData = useKeepData(user)
  usePreloadScreens(keepsData)
  // Load the toasts while online: the toast about a lost connection could not be fetched later. The content comes first.
  useEffect(() => whenQuiet(client, prepareToasts), [client])
  useEffect(keepFocus, [])
  // The session has just ended and the guard is redirecting: nothing may request member data now.
  if (!user) return <PageSpinner />
  // Before the approval there is only one screen, so there is no navigation.
  const approved = user.status === 'approved'
  return (
    <div className={cx(approved && 'lg:flex')}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0 forced-colors:border"
      >
        {t('skip')}
      </a>
      {approved && <SideBar />}
      <div className="min-w-0 flex-1">
        {approved ? <Header bell={bell} /> : <WaitingHeader />}
        <div
          className={cx(
            'relative mx-auto max-w-280 px-4 pt-1 pb-6 md:px-6 lg:px-8 lg:py-9',
            approved &&
              'pb-[calc(5.5rem+env(safe-area-inset-bottom))] unpinned:pb-6 lg:[--header-inset:4rem]',
          )}
        >
          {approved && <header className="absolute top-9 right-8 z-10 hidden lg:block">{bell}</header>}
          <main id="main" tabIndex={-1} className="outline-none">
            <div className="pr-(--header-inset)">
              <UpdateOffer />
              <OfflineBar isApproved={approved} />
            </div>
            <UploadBar />
            <Outlet />
            {approved && offer}
            {/* Below the page, because it appears while somebody reads that. */}
            <div className="bottom-[calc(var(--tab-bar,0px)+env(safe-area-inset-bottom)+0.25rem)] z-20 has-[p]:sticky unpinned:static!">
              <SlowNote nameOf={waitedFor} />
              <DataAge />
            </div>
          </main>
        </div>
      </div>
      {approved && <TabBar />}
    </div>
  )
}

function SideBar() {
  return (
    <aside className="sticky top-0 hidden h-dvh w-61 flex-none flex-col overflow-y-auto border-r border-edge px-4 py-6 lg:flex">
      <Logo />
      <nav aria-label={t('main')} className="mt-4 flex flex-1 flex-col">
        <EntryList entries={sideBarEntries} />
        <div className="mt-auto grid gap-2 pt-6">
          <ThemeSwitch compact />
          <EntryList entries={[sideBarAllServices, profileEntry]} />
        </div>
      </nav>
    </aside>
  )
}

/** Reloads this tab when somebody else signs in in another one: from then on its requests would be theirs. */
function useCrossTabSignIn(memberId: string | undefined): void {
  useEffect(() => {
    if (memberId === undefined) return undefined
    const otherTabs = new BroadcastChannel(SIGNED_IN)
    otherTabs.onmessage = ({ data }) => {
      if (data === memberId) return
      sessionStorage.clear()
      location.reload()
    }
    return () => otherTabs.close()
  }, [memberId])
}
