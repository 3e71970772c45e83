import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FileDown, Users } from 'lucide-react'
import { EmailText } from '#admin/shared/ui/email-text.tsx'
import { EmptyCard } from '#admin/shared/ui/empty-list.tsx'
import type { Column } from '#admin/shared/ui/table/data-table.tsx'
import { PagedTable } from '#admin/shared/ui/table/paged-table.tsx'
import type { MemberInList } from '#contract/members.ts'
import { cardNumberText } from '#contract/membership-card.ts'
import { date } from '#shared/lib/format/format.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RoleBadge, StatusBadge } from '../member-badges.tsx'
import { membersQuery } from '../members-query.ts'
import { t } from '../members-texts.ts'
import { AtQuotaNotice } from './at-quota-notice.tsx'
import { MembersFilters } from './members-filters.tsx'
import type { MembersSearch } from './members-search.ts'

const route = getRouteApi('/_app/membros/')

const columns: Column<MemberInList>[] = [
  {
    key: 'user',
    title: t('columns.person'),
    cell: ({ fullName, email }) => (
      <>
        <span className="block leading-snug font-semibold">{fullName}</span>
        <span className="block text-14 text-soft">
          <EmailText>{email}</EmailText>
        </span>
      </>
    ),
  },
  {
    key: 'card',
    title: t('columns.card'),
    cell: ({ cardNumber }) => (
      <span className="whitespace-nowrap tabular-nums">{cardNumberText(cardNumber)}</span>
    ),
  },
  {
    key: 'status',
    title: t('columns.status'),
    cell: (member) => (
      <span className="flex flex-wrap gap-1.5">
        <StatusBadge member={member} />
        {member.role === 'admin' && <RoleBadge />}
      </span>
    ),
  },
  {
    key: 'since',
    title: t('columns.since'),
    cell: ({ createdAt }) => <time dateTime={createdAt}>{date(createdAt)}</time>,
  },
]

export function MembersScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const pages = useInfiniteQuery(membersQuery(search))
  const change = (next: MembersSearch) => void navigate({ search: next, replace: true, resetScroll: false })
  const { search: text, ...filters } = search
  const hasFilters = Object.keys(search).length > 0
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('intro')}
        action={
          <Link
            to="/relatorios"
            search={{ kind: 'members', ...filters, ...(text && { searched: true }) }}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            <FileDown size={18} aria-hidden />
            {t('export')}
          </Link>
        }
      />
      <AtQuotaNotice />
      <MembersFilters search={search} onChange={change} />
      <PagedTable
        caption={t(search.search ? 'found' : 'caption')}
        columns={columns}
        rows={pages.data?.pages.flatMap((page) => page.members)}
        rowKey={({ id }) => id}
        rowLink={({ id }, children, className) => (
          <Link to="/membros/$id" params={{ id }} state={{ memberFrom: 'members' }} className={className}>
            {children}
          </Link>
        )}
        pages={pages}
        texts={{ loading: t('loading'), failed: t('failed'), offline: t('offline') }}
        empty={
          <EmptyCard
            icon={Users}
            title={t(hasFilters ? 'none.title' : 'empty.title')}
            hint={t(hasFilters ? 'none.hint' : 'empty.hint')}
            action={
              hasFilters && (
                <Button variant="quiet" onClick={() => change({})}>
                  {t('none.clear')}
                </Button>
              )
            }
          />
        }
      />
    </>
  )
}
