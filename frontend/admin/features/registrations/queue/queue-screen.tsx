import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { firstFree, following, useBusyRecords } from '#admin/shared/lib/busy-records.ts'
import { pendingDecisionIds } from '#admin/shared/lib/pending-decisions.ts'
import { useShortcutsSwitch } from '#admin/shared/lib/shortcuts.ts'
import { useNotedView } from '#admin/shared/lib/use-noted-view.ts'
import { personQuery } from '#admin/shared/ui/person/person-query.ts'
import { pressTakeRecord, TAKE_RECORD_KEY } from '#admin/shared/ui/workbench/colleagues.tsx'
import { EmptyPanel } from '#admin/shared/ui/workbench/panel.tsx'
import { positionText } from '#admin/shared/ui/workbench/position-text.ts'
import {
  focusRow,
  focusTitle,
  leaveSearch,
  neighbour,
  useRecordKeys,
} from '#admin/shared/ui/workbench/record-keys.ts'
import { useOpenRecord } from '#admin/shared/ui/workbench/use-open-record.ts'
import { Workbench } from '#admin/shared/ui/workbench/workbench.tsx'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { registrationDecisions, useDecision } from '../decisions/decisions.ts'
import { SelectionBar } from '../decisions/selection-bar.tsx'
import { useSelection } from '../decisions/use-selection.ts'
import { QueueFilters } from '../filters/queue-filters.tsx'
import { filterIn, queueSearch, sameList } from '../filters/queue-search.ts'
import { StatusFilter } from '../filters/status-filter.tsx'
import { useChangeSearch } from '../filters/use-change-search.ts'
import { QueueList } from '../list/queue-list.tsx'
import { RegistrationPanel } from '../panel/registration-panel.tsx'
import { BulkRejection, type RejectionFormProps } from '../rejection/rejection-form.tsx'
import { QueueFoot } from './queue-foot.tsx'
import { registrationQuery } from './queue-query.ts'
import { QueueTools } from './queue-tools.tsx'
import { useShown } from './use-shown.ts'
import { useListCount } from './waiting-count.tsx'

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
}))

/** In place of an id: the rejection form is for the selected registrations. */
const SELECTED = 'selected'

const route = getRouteApi('/_app/_registrations')

export function QueueScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const changeSearch = useChangeSearch()
  const address = useParams({ strict: false }).id
  const { administrator } = route.useRouteContext()
  const client = useQueryClient()
  const filter = filterIn(search)
  const { status } = filter
  const isWaiting = status === 'email_confirmed'
  const now = useNow()
  const { approve, reject } = useDecision()
  const loaded = useShown(filter)
  const shown = loaded ?? []
  const ids = shown.map(({ id }) => id)
  const count = useListCount(filter)
  const busy = useBusyRecords('registrations', shown, administrator.id)
  const selection = useSelection(isWaiting ? shown : [])
  const hasSelection = selection.selected.length > 0
  const [shortcutsOn] = useShortcutsSwitch()
  const [isHelpOpen, setHelpOpen] = useState(false)

  /** Opens a registration, or only the list; with `isRejection`, also its rejection form. */
  function go(id: string | undefined, isRejection = false): Promise<void> {
    const next = { ...sameList(search), ...(isRejection && { reject: true as const }) }
    // Moving between records replaces the history entry, so that "back" leads to the list.
    const options = { search: next, replace: address !== undefined, resetScroll: false }
    return id === undefined
      ? navigate({ to: '/', ...options })
      : navigate({ to: '/cadastros/$id', params: { id }, ...options })
  }
  const [openId, open] = useOpenRecord(address, go)
  useNotedView('registrations', openId)
  const listed = shown.find(({ id }) => id === openId)
  /** Whose rejection form is shown: a registration's id, or `SELECTED`. */
  const [rejecting, setRejecting] = useState(search.reject && address)
  /** Id of the registration whose reversal form is shown. The two forms are never shown together. */
  const [reversing, setReversing] = useState<string>()
  // Opening another record, or none, closes the form.
  if (reversing !== undefined && reversing !== openId) setReversing(undefined)
  const isReversing = reversing !== undefined && reversing === openId
  const isRejectingMany = rejecting === SELECTED && hasSelection
  const isRejecting = openId !== undefined && rejecting === openId && !hasSelection

  const nextId = neighbour(ids, openId, 1, firstFree(ids, busy))
  const nextFreeId = openId === undefined ? undefined : following(ids, openId, busy)
  // Prefetch what is known about the person whom J opens, and about the one who opens after a decision.
  useEffect(() => {
    for (const id of new Set([nextId, nextFreeId]))
      if (id !== undefined) void client.prefetchQuery(personQuery(id))
  }, [client, nextId, nextFreeId])

  /** Runs within the key's event, so that the next key reaches the form. */
  function showRejection(of: string): void {
    flushSync(() => {
      setReversing(undefined)
      setRejecting(of)
    })
  }

  function openRejection(id: string): void {
    if (id !== openId) open(id)
    showRejection(id)
    void go(id, true)
  }

  function openReversal(id: string): void {
    setRejecting(undefined)
    setReversing(id)
  }

  function closeRejection(): void {
    flushSync(() => setRejecting(undefined))
    if (openId !== undefined) void go(openId)
    const row = openId ?? selection.selected[0]?.id
    if (row !== undefined) focusRow(row)
  }

  /** Decides and opens the next registration in the same event, so that the next key acts on it. */
  function decideThenNext(
    registrations: readonly RegistrationInQueue[],
    decide: (registrations: readonly RegistrationInQueue[]) => void,
  ): void {
    const pending = pendingDecisionIds(client, registrationDecisions)
    const decided = registrations.filter(({ id }) => !pending.has(id))
    if (decided.length === 0) return
    decide(decided)
    setRejecting(undefined)
    selection.clear()
    const gone = pendingDecisionIds(client, registrationDecisions)
    // In lists of other statuses the decided record stays open and shows its decision.
    if (openId === undefined || !gone.has(openId) || !isWaiting) return
    const left = ids.filter((id) => id === openId || !gone.has(id))
    const next = following(left, openId, busy)
    open(next)
    if (next !== undefined) focusRow(next)
    else focusTitle()
  }

  const approveThese = (registrations: readonly RegistrationInQueue[]) =>
    decideThenNext(registrations, approve)
  const rejectThese: RejectionFormProps['onReject'] = (registrations, ...rejection) =>
    decideThenNext(registrations, (decided) => reject(decided, ...rejection))

  /** The open registration if it waits for a decision, whether it is in the list or was opened by its URL. */
  function waiting(): RegistrationInQueue | undefined {
    if (openId === undefined || pendingDecisionIds(client, registrationDecisions).has(openId))
      return undefined
    const registration = listed ?? client.getQueryData(registrationQuery(openId).queryKey)
    return registration?.status === 'email_confirmed' ? registration : undefined
  }

  /** Clears the search and filters. */
  function showAll() {
    changeSearch(queueSearch({ status }))
    focusTitle()
  }

  useRecordKeys({
    ids,
    isLoading: loaded === undefined,
    openId,
    start: firstFree(ids, busy),
    open,
    onSelect: (id, range) => isWaiting && selection.toggle(id, range),
    keys: {
      [TAKE_RECORD_KEY]: pressTakeRecord,
      a() {
        // An A meant for the reason must not approve.
        if (isRejecting || isRejectingMany || isReversing) return
        const registration = waiting()
        if (hasSelection) approveThese(selection.selected)
        else if (registration) approveThese([registration])
      },
      r() {
        if (isReversing) return
        const registration = waiting()
        if (hasSelection) showRejection(SELECTED)
        else if (registration) openRejection(registration.id)
      },
    },
    onClear() {
      if (isRejectingMany || isRejecting) closeRejection()
      else if (isReversing) setReversing(undefined)
      else if (hasSelection) selection.clear()
      else return false
      return true
    },
    onHelp: () => setHelpOpen(true),
  })

  return (
    <>
      <Workbench
        title={t('title')}
        tabs={<StatusFilter status={status} />}
        tools={<QueueTools filter={filter} />}
        toolbar={
          hasSelection ? (
            <SelectionBar
              selection={selection}
              onApprove={() => approveThese(selection.selected)}
              onReject={() => showRejection(SELECTED)}
            />
          ) : (
            <QueueFilters
              onLeave={(isEnter) => leaveSearch(isEnter, { ids, openId, open, search: search.search })}
            />
          )
        }
        list={
          <QueueList
            key={status}
            filter={filter}
            openId={openId}
            onOpen={open}
            now={now}
            onClear={showAll}
            selection={selection}
            onApprove={(registration) => approveThese([registration])}
            onReject={({ id }) => openRejection(id)}
          />
        }
        foot={<QueueFoot isWaiting={isWaiting} hasShortcuts={shortcutsOn} onHelp={() => setHelpOpen(true)} />}
        isOpen={openId !== undefined || isRejectingMany}
        panel={
          isRejectingMany ? (
            <BulkRejection
              registrations={selection.selected}
              administratorId={administrator.id}
              onReject={rejectThese}
              onClose={closeRejection}
            />
          ) : openId !== undefined ? (
            <RegistrationPanel
              id={openId}
              listed={listed}
              position={positionText(ids.indexOf(openId), count)}
              now={now}
              isRejecting={isRejecting}
              isReversing={isReversing}
              hasSelection={hasSelection}
              administratorId={administrator.id}
              onApprove={(registration) => approveThese([registration])}
              onReject={({ id }) => openRejection(id)}
              onRejected={rejectThese}
              onCancel={closeRejection}
              onReverse={({ id }) => openReversal(id)}
              onReverseEnd={({ id }) => setReversing((shown) => (shown === id ? undefined : shown))}
            />
          ) : (
            <EmptyPanel title={t('panel.none')}>
              <p className="max-w-72">{t('panel.noneHint')}</p>
            </EmptyPanel>
          )
        }
      />
      <Suspense>
        <ShortcutsDialog open={isHelpOpen} onOpenChange={setHelpOpen} />
      </Suspense>
    </>
  )
}

const TICK_MS = 15_000

/** Current time in milliseconds, updated every 15 seconds so that waits grow on screen. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
