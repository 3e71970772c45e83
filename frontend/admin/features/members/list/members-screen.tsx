import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useParams } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { DensityButton } from '#admin/shared/ui/workbench/density-button.tsx'
import { KeyHints } from '#admin/shared/ui/workbench/key-hints.tsx'
import { EmptyPanel } from '#admin/shared/ui/workbench/panel.tsx'
import { positionText } from '#admin/shared/ui/workbench/position-text.ts'
import { focusTitle, leaveSearch, neighbour, useRecordKeys } from '#admin/shared/ui/workbench/record-keys.ts'
import { useOpenRecord } from '#admin/shared/ui/workbench/use-open-record.ts'
import { Workbench } from '#admin/shared/ui/workbench/workbench.tsx'
import { t } from '#locales/admin-members.ts'
import { iconButtonClass } from '#shared/ui/icon-button.tsx'
import { loadMember, membersQuery } from '../members-query.ts'
import { MemberPanel } from '../panel/member-panel.tsx'
import type { MemberTask } from '../tasks/member-task-form.tsx'
import { MemberNotices } from './member-notices.tsx'
import { MembersFilters } from './members-filters.tsx'
import { MembersList } from './members-list.tsx'
import type { MembersSearch } from './members-search.ts'

const route = getRouteApi('/_app/membros')

/** The list of members, with the open one beside it. */
export function MembersScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const address = useParams({ strict: false }).id
  const { administrator } = route.useRouteContext()
  const client = useQueryClient()
  const { data, hasNextPage } = useInfiniteQuery(membersQuery(search))
  const ids = data?.pages.flatMap(({ members }) => members.map(({ id }) => id)) ?? []

  /** Opens a member, or only the list. */
  function go(id: string | undefined, next: MembersSearch = search, replace = address !== undefined) {
    const options = { search: next, replace, resetScroll: false }
    return id === undefined
      ? navigate({ to: '/membros', ...options })
      : navigate({ to: '/membros/$id', params: { id }, ...options })
  }
  // Moving between members replaces the history entry, so that "back" leads to the list.
  const [openId, open] = useOpenRecord(address, (id) => go(id))

  /** The form shown in the panel, and the member it is about. */
  const [form, setForm] = useState<{ id: string; task: MemberTask }>()
  // Opening another member, or none, closes the form.
  if (form && form.id !== openId) setForm(undefined)

  const nextId = neighbour(ids, openId, 1)
  useEffect(() => {
    if (nextId !== undefined) loadMember(client, nextId)
  }, [client, nextId])

  /** Keeps the member open. */
  const change = (next: MembersSearch) => void go(address, next, true)

  function showAll() {
    change({})
    focusTitle()
  }

  useRecordKeys({
    ids,
    openId,
    open,
    keys: {},
    onClear() {
      setForm(undefined)
      return form !== undefined
    },
  })

  const { search: text, ...filters } = search
  return (
    <Workbench
      title={t('title')}
      tools={
        <>
          <DensityButton />
          <Link
            to="/relatorios"
            search={{ kind: 'members', ...filters, ...(text && { searched: true }) }}
            title={t('export')}
            className={iconButtonClass}
          >
            <FileDown size={20} aria-hidden />
            <span className="sr-only">{t('export')}</span>
          </Link>
        </>
      }
      toolbar={
        <MembersFilters
          search={search}
          onChange={change}
          onLeave={(isEnter) => leaveSearch(isEnter, { ids, openId, open, search: search.search })}
        />
      }
      list={
        <>
          <MemberNotices />
          <MembersList search={search} openId={openId} onOpen={open} onClear={showAll} />
        </>
      }
      foot={<KeyHints />}
      isOpen={openId !== undefined}
      panel={
        openId === undefined ? (
          <EmptyPanel title={t('panel.none')}>
            <p className="max-w-72">{t('panel.noneHint')}</p>
          </EmptyPanel>
        ) : (
          <MemberPanel
            key={openId}
            id={openId}
            position={positionText(ids.indexOf(openId), { count: ids.length, isMore: hasNextPage })}
            administratorId={administrator.id}
            task={form?.task}
            onTask={(task) => setForm(task && { id: openId, task })}
          />
        )
      }
    />
  )
}
