import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { FilterChoice } from '#admin/shared/ui/search/filter-choice.tsx'
import { ListSearch } from '#admin/shared/ui/search/list-search.tsx'
import { rejectionReasons } from '#contract/accounts.ts'
import { QUEUE_SEARCH_MAX, waitingFilters } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { rejectionReasonNames, waitingFilterNames } from '#texts/labels.ts'
import { queueQuery } from '../queue/queue-query.ts'
import { filterIn, queueSearch, statusIn } from './queue-search.ts'
import { useChangeSearch } from './use-change-search.ts'

const route = getRouteApi('/_app/_registrations')

/** Search and filters, all stored in the URL. */
export function QueueFilters({ onLeave }: { onLeave: (isEnter: boolean) => void }) {
  const search = route.useSearch()
  const changeSearch = useChangeSearch()
  const status = statusIn(search)
  const { isPending } = useInfiniteQuery(queueQuery(filterIn(search)))
  const change = (next: Record<string, unknown>) =>
    changeSearch(queueSearch({ ...search, reject: undefined, ...next }))

  return (
    <div className="flex flex-wrap items-center gap-2">
      <ListSearch
        key={status}
        label={t('filter.search')}
        maxLength={QUEUE_SEARCH_MAX}
        value={search.search ?? ''}
        isLoaded={!isPending}
        onSearch={(text) => change({ search: text })}
        onLeave={onLeave}
      />
      {(status === 'email_confirmed' || status === 'pending') && (
        <FilterChoice
          label={t('filter.wait')}
          any={t('filter.anyWait')}
          value={search.over}
          options={waitingFilters.map((hours) => [hours, waitingFilterNames[hours]])}
          onChange={(over) => change({ over })}
        />
      )}
      {status === 'rejected' && (
        <FilterChoice
          label={t('filter.reason')}
          any={t('filter.anyReason')}
          value={search.reason}
          options={rejectionReasons.map((reason) => [reason, rejectionReasonNames[reason]])}
          onChange={(reason) => change({ reason })}
        />
      )}
    </div>
  )
}
