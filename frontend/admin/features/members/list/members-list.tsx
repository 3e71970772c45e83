import { useInfiniteQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { EmptyList } from '#admin/shared/ui/empty-list.tsx'
import { PagedStates } from '#admin/shared/ui/table/paged-states.tsx'
import { useNextPage } from '#admin/shared/ui/workbench/next-page.ts'
import { RecordList } from '#admin/shared/ui/workbench/record-row.tsx'
import { t } from '#locales/admin-members.ts'
import { Button } from '#shared/ui/button.tsx'
import { membersQuery } from '../members-query.ts'
import { MemberRow, MembersHeads, MembersSkeleton } from './member-row.tsx'
import type { MembersSearch } from './members-search.ts'

interface MembersListProps {
  search: MembersSearch
  openId: string | undefined
  onOpen: (id: string) => void
  onClear: () => void
}

/** The members that match one search, in each of the list's states. */
export function MembersList({ search, openId, onOpen, onClear }: MembersListProps) {
  const pages = useInfiniteQuery(membersQuery(search))
  const members = pages.data?.pages.flatMap((page) => page.members) ?? []
  useNextPage(
    pages,
    members.map(({ id }) => id),
    openId,
    false,
  )
  return (
    <PagedStates
      isLoaded={pages.data !== undefined}
      pages={pages}
      texts={{ failed: t('failed'), offline: t('offline') }}
      skeleton={<MembersSkeleton />}
    >
      {members.length === 0 ? (
        <Empty isFiltered={Object.keys(search).length > 0} onClear={onClear} />
      ) : (
        <>
          <MembersHeads />
          <RecordList label={t(search.search ? 'found' : 'caption')} onOpen={onOpen}>
            {members.map((member) => (
              <MemberRow key={member.id} member={member} isOpen={member.id === openId} />
            ))}
          </RecordList>
        </>
      )}
    </PagedStates>
  )
}

function Empty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const kind = isFiltered ? 'none' : 'empty'
  return (
    <EmptyList
      icon={Users}
      title={t(`${kind}.title`)}
      hint={t(`${kind}.hint`)}
      action={
        isFiltered && (
          <Button variant="quiet" onClick={onClear}>
            {t('none.clear')}
          </Button>
        )
      }
    />
  )
}
