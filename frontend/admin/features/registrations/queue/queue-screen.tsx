import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useShortcutsSwitch } from '#admin/shared/lib/shortcuts.ts'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { useDecision } from '../decisions/decisions.ts'
import { SelectionBar } from '../decisions/selection-bar.tsx'
import { useSelection } from '../decisions/use-selection.ts'
import { QueueFilters } from '../filters/queue-filters.tsx'
import { filterIn, type QueueSearch, queueSearch } from '../filters/queue-search.ts'
import { StatusFilter } from '../filters/status-filter.tsx'
import { QueueList } from '../list/queue-list.tsx'
import { t } from '../registrations-texts.ts'
import { useRejectionTarget } from '../rejection/use-rejection-target.ts'
import { ShortcutHints } from '../shortcuts/shortcut-hints.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { QueueExport } from './queue-export.tsx'
import { QueueRefresh } from './queue-refresh.tsx'
import { QueueSummary } from './queue-summary.tsx'
import { QueueToday } from './queue-today.tsx'
import { useNow } from './use-now.ts'
import { useWaiting } from './use-waiting.ts'

const RejectionDialog = lazy(async () => ({
  default: (await import('../rejection/rejection-dialog.tsx')).RejectionDialog,
}))
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
}))

const route = getRouteApi('/_app/')

export function QueueScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { administrator } = route.useRouteContext()
  const filter = filterIn(search)
  const { status } = filter
  const now = useNow()
  const { approve, reject } = useDecision()
  const waiting = useWaiting(status === 'email_confirmed' ? filter : {})
  const selection = useSelection(waiting ?? [])
  const [isRejectingMany, setRejectingMany] = useState(false)
  const [shortcutsOn] = useShortcutsSwitch()
  const [isHelpOpen, setHelpOpen] = useState(false)

  const setReject = (reject: string | undefined, replace: boolean) => {
    const { reject: _, ...rest } = search
    const next: QueueSearch = { ...rest, ...(reject && { reject }) }
    void navigate({ search: next, replace, resetScroll: false })
  }
  const openRejection = (id: string) => setReject(id, false)
  const closeRejection = () => (isRejectingMany ? setRejectingMany(false) : setReject(undefined, true))
  const target = useRejectionTarget(search.reject, waiting, () => setReject(undefined, true))
  const targets = isRejectingMany ? selection.selected : target ? [target] : []

  /** Clears the search and filters. Focuses the title, since the pressed button disappears with them. */
  function showAll() {
    void navigate({ search: queueSearch({ status }), replace: true, resetScroll: false })
    document.querySelector('h1')?.focus()
  }

  function approveSelected() {
    approve(selection.selected)
    selection.clear()
  }

  useShortcuts(shortcutsOn, {
    onApprove(id) {
      if (selection.selected.length > 0) return approveSelected()
      const registration = waiting?.find((candidate) => candidate.id === id)
      if (registration) approve([registration])
    },
    onReject(id) {
      if (selection.selected.length > 0) setRejectingMany(true)
      else if (id && waiting?.some((candidate) => candidate.id === id)) openRejection(id)
    },
    onSelect: (id, range) => waiting?.some((candidate) => candidate.id === id) && selection.toggle(id, range),
    onClear() {
      if (selection.selected.length === 0) return false
      selection.clear()
      return true
    },
    onOpen: (id) => void navigate({ to: '/membros/$id', params: { id }, state: { memberFrom: 'queue' } }),
    onHelp: () => setHelpOpen(true),
  })

  return (
    <>
      <PageHeader
        title={t('title')}
        description={<QueueSummary now={now} />}
        action={
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 max-md:w-full">
            <QueueToday />
            <div className="flex items-center gap-2">
              <QueueExport filter={filter} />
              <QueueRefresh filter={filter} />
            </div>
          </div>
        }
      />
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <StatusFilter status={status} />
        <QueueFilters />
      </div>
      {status === 'email_confirmed' && (
        <SelectionBar
          selection={selection}
          onApprove={approveSelected}
          onReject={() => setRejectingMany(true)}
        />
      )}
      <QueueList
        key={status}
        filter={filter}
        now={now}
        onClear={showAll}
        selection={selection}
        onApprove={(registration) => approve([registration])}
        onReject={({ id }: RegistrationInQueue) => openRejection(id)}
      />
      {status === 'email_confirmed' && <ShortcutHints on={shortcutsOn} onHelp={() => setHelpOpen(true)} />}
      <Suspense>
        <RejectionDialog
          registrations={targets}
          administratorId={administrator.id}
          onReject={reject}
          onClose={closeRejection}
        />
        <ShortcutsDialog open={isHelpOpen} onOpenChange={setHelpOpen} />
      </Suspense>
    </>
  )
}
