import { useInfiniteQuery } from '@tanstack/react-query'
import { FilterChoice } from '#admin/shared/ui/search/filter-choice.tsx'
import { ListSearch } from '#admin/shared/ui/search/list-search.tsx'
import { registrationStatuses, roles } from '#contract/accounts.ts'
import { accessStates, SEARCH_MAX } from '#contract/members.ts'
import { t } from '#locales/admin-members.ts'
import { accessStateNames, registrationStatusNames, roleNames } from '#texts/labels.ts'
import { membersQuery } from '../members-query.ts'
import { type MembersSearch, membersSearch } from './members-search.ts'

interface MembersFiltersProps {
  search: MembersSearch
  onChange: (search: MembersSearch) => void
  onLeave: (isEnter: boolean) => void
}

/** Search and filters, all stored in the URL. */
export function MembersFilters({ search, onChange, onLeave }: MembersFiltersProps) {
  const { isPending, isPlaceholderData } = useInfiniteQuery(membersQuery(search))
  const change = (part: Record<string, string>) => onChange(membersSearch({ ...search, ...part }))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex min-w-0 flex-1 basis-48">
        <ListSearch
          label={t('search.label')}
          placeholder={t('search.short')}
          maxLength={SEARCH_MAX}
          value={search.search ?? ''}
          isLoaded={!isPending && !isPlaceholderData}
          onSearch={(text) => change({ search: text })}
          onLeave={onLeave}
        />
      </div>
      {/* On a phone two lines, the first for the filter with the longest names. */}
      <div className="flex min-w-0 flex-[2.5] basis-100 flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:*:first:col-span-full">
        <FilterChoice
          label={t('filters.status')}
          any={t('filters.anyStatus')}
          value={search.status}
          options={registrationStatuses.map((status) => [status, registrationStatusNames[status]])}
          onChange={(status) => change({ status })}
        />
        <FilterChoice
          label={t('filters.access')}
          any={t('filters.anyAccess')}
          value={search.access}
          options={accessStates.map((access) => [access, accessStateNames[access]])}
          onChange={(access) => change({ access })}
        />
        <FilterChoice
          label={t('filters.role')}
          any={t('filters.anyRole')}
          value={search.role}
          options={roles.map((role) => [role, roleNames[role]])}
          onChange={(role) => change({ role })}
        />
      </div>
    </div>
  )
}
