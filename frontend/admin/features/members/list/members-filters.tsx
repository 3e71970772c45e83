import { registrationStatuses, roles } from '#contract/accounts.ts'
import { accessStates, SEARCH_MAX } from '#contract/members.ts'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { accessStateNames, registrationStatusNames, roleNames } from '#texts/labels.ts'
import { t } from '../members-texts.ts'
import { type MembersSearch, membersSearch } from './members-search.ts'
import { SearchField } from './search-field.tsx'

const statusOptions = registrationStatuses.map((value) => ({ value, label: registrationStatusNames[value] }))
const accessOptions = accessStates.map((value) => ({ value, label: accessStateNames[value] }))
const roleOptions = roles.map((value) => ({ value, label: roleNames[value] }))

interface MembersFiltersProps {
  search: MembersSearch
  onChange: (search: MembersSearch) => void
}

export function MembersFilters({ search, onChange }: MembersFiltersProps) {
  const change = (part: Record<string, string>) => onChange(membersSearch({ ...search, ...part }))
  return (
    <search
      aria-label={t('search.region')}
      className="mb-4 grid gap-3 md:grid-cols-3 xl:grid-cols-[minmax(0,1fr)_12rem_12rem_12rem]"
    >
      <div className="md:col-span-3 xl:col-span-1">
        <SearchField
          label={t('search.label')}
          help={t('search.help')}
          value={search.search ?? ''}
          maxLength={SEARCH_MAX}
          onSearch={(text) => change({ search: text })}
        />
      </div>
      <SelectField
        label={t('filters.status')}
        emptyLabel={t('filters.anyStatus')}
        options={statusOptions}
        value={search.status ?? ''}
        onChange={(event) => change({ status: event.target.value })}
      />
      <SelectField
        label={t('filters.access')}
        emptyLabel={t('filters.anyAccess')}
        options={accessOptions}
        value={search.access ?? ''}
        onChange={(event) => change({ access: event.target.value })}
      />
      <SelectField
        label={t('filters.role')}
        emptyLabel={t('filters.anyRole')}
        options={roleOptions}
        value={search.role ?? ''}
        onChange={(event) => change({ role: event.target.value })}
      />
    </search>
  )
}
