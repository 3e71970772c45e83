import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { firstFree, following, useBusyRecords } from '#admin/shared/lib/busy-records.ts'
import { pendingDecisionIds } from '#admin/shared/lib/pending-decisions.ts'
import { useNotedView } from '#admin/shared/lib/use-noted-view.ts'
import { personQuery } from '#admin/shared/ui/person/person-query.ts'
import { ListSearch } from '#admin/shared/ui/search/list-search.tsx'
import { pressTakeRecord, TAKE_RECORD_KEY } from '#admin/shared/ui/workbench/colleagues.tsx'
import { KeyHints } from '#admin/shared/ui/workbench/key-hints.tsx'
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
import { REVIEW_QUEUE_SEARCH_MAX } from '#contract/policy-reviews.ts'
import { t } from '#locales/admin-policies.ts'
import { type DecisionFormProps, pressApprove } from '../decision/approval-form.tsx'
import { policyDecisions, useDecision } from '../decision/decisions.ts'
import { DocumentWorkbench, PanelPlace } from '../frame/document-workbench.tsx'
import { useEarlyNumber } from '../keyboard/use-early-number.ts'
import { PolicyList } from '../list/policy-list.tsx'
import { StatusFilter } from '../list/status-filter.tsx'
import { pressTake, TAKE_KEY } from '../number/found-numbers.tsx'
import { PolicyPanel } from '../panel/policy-panel.tsx'
import { reviewQuery, reviewQueueQuery, waitingReviewsQuery } from '../policy-reviews-query.ts'
import { QueueTools } from './queue-tools.tsx'
import { filterIn } from './review-queue-search.ts'
import { useListCount, useShown } from './use-shown.ts'

const route = getRouteApi('/_app/apolices')

/** The list of policies, with the open one's document and decision beside it. */
export function PoliciesScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const address = useParams({ strict: false }).id
  const { administrator } = route.useRouteContext()
  const client = useQueryClient()
  const decide = useDecision()
  const filter = filterIn(search)
  const { isPending } = useInfiniteQuery(reviewQueueQuery(filter))
  const shown = useShown(filter)
  const ids = shown.map(({ id }) => id)
  const count = useListCount(filter)
  const busy = useBusyRecords('policies', shown, administrator.id)

  /** Opens a policy, or only the list. */
  function go(id: string | undefined): Promise<void> {
    // Moving between policies replaces the history entry, so that "back" leads to the list.
    const options = { search, replace: address !== undefined, resetScroll: false }
    return id === undefined
      ? navigate({ to: '/apolices', ...options })
      : navigate({ to: '/apolices/$id', params: { id }, ...options })
  }
  const [openId, open] = useOpenRecord(address, go)
  useNotedView('policies', openId)
  const listed = shown.find(({ id }) => id === openId)
  /** Id of the policy whose rejection form is shown. */
  const [rejecting, setRejecting] = useState<string>()
  // Another record was opened: returning to this one does not reopen the form.
  if (rejecting !== undefined && rejecting !== openId) setRejecting(undefined)
  const isRejecting = rejecting !== undefined && rejecting === openId

  const nextId = neighbour(ids, openId, 1, firstFree(ids, busy))
  const nextFreeId = openId === undefined ? undefined : following(ids, openId, busy)
  // Prefetch the data of the policy that J opens, and of the one that opens after a decision, but never their files:
  // opening a file is logged.
  useEffect(() => {
    for (const id of new Set([nextId, nextFreeId]))
      if (id !== undefined) void client.prefetchQuery(reviewQuery(id))
  }, [client, nextId, nextFreeId])
  const memberOf = (id: string | undefined) => shown.find((policy) => policy.id === id)?.member.id
  const nextMember = memberOf(nextId)
  const nextFreeMember = memberOf(nextFreeId)
  // Prefetch what is known about their members, too.
  useEffect(() => {
    for (const id of new Set([nextMember, nextFreeMember]))
      if (id !== undefined) void client.prefetchQuery(personQuery(id))
  }, [client, nextMember, nextFreeMember])

  /** What opens once a policy is decided. */
  function nextAfter(id: string): string | undefined {
    const pending = pendingDecisionIds(client, policyDecisions)
    const left = ids.filter((one) => one === id || !pending.has(one))
    if (left.includes(id)) return following(left, id, busy)
    // Opened by a link, at a position in the queue that the list has not loaded yet.
    const review = client.getQueryData(reviewQuery(id).queryKey)
    return review?.nextId ?? review?.previousId ?? undefined
  }

  /** Decides and opens the next policy in the same event, so that the next key acts on it. */
  const decideThenNext: DecisionFormProps['onDecide'] = (decision) => {
    const { id } = decision.policy
    if (pendingDecisionIds(client, policyDecisions).has(id)) return
    const next = nextAfter(id)
    decide(decision)
    setRejecting(undefined)
    open(next)
    if (next !== undefined) focusRow(next)
    else focusTitle()
  }

  /** Runs within the key's event, so that the next key reaches the form. */
  function reject(): void {
    if (isPendingHere()) flushSync(() => setRejecting(openId))
  }

  /** Whether the open policy waits for a decision, whether it is in the list or was opened by its URL. */
  function isPendingHere(): boolean {
    if (openId === undefined) return false
    const policy = client.getQueryData(reviewQuery(openId).queryKey)?.policy ?? listed
    return policy?.status === 'pending' && policy.member.id !== administrator.id
  }

  /** Leaves the form and returns to the policy's row. */
  function leave(): void {
    flushSync(() => setRejecting(undefined))
    if (openId !== undefined) focusRow(openId)
  }

  useRecordKeys({
    ids,
    isLoading: isPending,
    openId,
    start: firstFree(ids, busy),
    open,
    keys: { a: pressApprove, r: reject, [TAKE_KEY]: pressTake, [TAKE_RECORD_KEY]: pressTakeRecord },
    onClear() {
      if (!isRejecting) return false
      leave()
      return true
    },
  })

  const isBegun = useEarlyNumber(
    administrator.id,
    openId,
    !isRejecting,
    () =>
      listed === undefined && client.getQueryState(reviewQuery(openId ?? '').queryKey)?.status === 'pending',
  )
  const position = positionText(ids.indexOf(openId ?? ''), count)
  return (
    <DocumentWorkbench
      title={t('title')}
      tabs={<StatusFilter status={filter.status} />}
      tools={<QueueTools {...filter} />}
      position={position}
      search={
        <ListSearch
          key={filter.status}
          label={t('search')}
          placeholder={t('searchShort')}
          maxLength={REVIEW_QUEUE_SEARCH_MAX}
          value={search.search ?? ''}
          isLoaded={!isPending}
          onSearch={(text) =>
            void navigate({
              to: '.',
              search: ({ status }) => ({ ...(status && { status }), ...(text && { search: text }) }),
              replace: true,
              resetScroll: false,
            })
          }
          onLeave={(isEnter) => leaveSearch(isEnter, { ids, openId, open, search: search.search })}
        />
      }
      list={<PolicyList key={filter.status} {...filter} openId={openId} onOpen={open} />}
      foot={<QueueFoot isWaiting={filter.status === 'pending'} />}
      isOpen={openId !== undefined}
      panel={
        openId === undefined ? (
          <PanelPlace>
            <EmptyPanel title={t('none')}>
              <p className="max-w-72">{t('noneHint')}</p>
            </EmptyPanel>
          </PanelPlace>
        ) : (
          <PolicyPanel
            id={openId}
            listed={listed}
            position={position}
            administratorId={administrator.id}
            isRejecting={isRejecting}
            isBegun={isBegun}
            onReject={reject}
            onDecide={decideThenNext}
            onClose={leave}
          />
        )
      }
    />
  )
}

/** Below the list: shortcuts without a button, and how many of the waiting policies are late or due today. */
function QueueFoot({ isWaiting }: { isWaiting: boolean }) {
  const { data } = useInfiniteQuery(waitingReviewsQuery)
  const { late, dueToday } = data?.pages[0] ?? { late: 0, dueToday: 0 }
  return (
    <>
      <KeyHints />
      {isWaiting && late + dueToday > 0 && (
        <p className="ml-auto text-14 tabular-nums">
          {late > 0 && <span className="font-bold text-problem">{t('late', { count: late })}</span>}
          {late > 0 && dueToday > 0 && ' · '}
          {dueToday > 0 && t('dueToday', { count: dueToday })}
        </p>
      )}
    </>
  )
}
