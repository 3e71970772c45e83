import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { t } from '#locales/records.ts'
import { useLayer } from '#member/shared/lib/dialogs/use-layer.ts'
import type { ListFilterState } from '#member/shared/lib/records/use-list-filter.ts'
import { type TypedSearch, useTypedSearch } from '#member/shared/lib/records/use-typed-search.ts'
import { yearsBetween } from '#member/shared/lib/records/years.ts'
import { useColumns } from '#member/shared/lib/use-wide-screen.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import type { Option } from '#shared/ui/forms/select-input.tsx'
import { NeedsNetwork } from '../needs-network.tsx'
import { FilterSelect } from './filter-select.tsx'
import { SearchField } from './search-field.tsx'

/** Shorter lists have no filters. */
const FILTERS_FROM = 10

interface ListFiltersProps<Choice extends string> {
  /** From `useListFilter`. */
  list: ListFilterState<Choice>
  search: { label: string; help: string }
  choice: { label: string; allLabel: string; options: readonly Option<Choice>[] }
  /** How many records have loaded. */
  loaded: number
  /** Whether these are all that match the filter. */
  isComplete: boolean
  /** Day or instant of the oldest record; defaults to today. */
  first: string | undefined
  /** Day or instant of the latest record, if it may be in the future. */
  last?: string | undefined
  children?: ReactNode
}

/**
 * Search, year and choice of a long list, in a sheet on phones. Once shown they stay, however short the list becomes.
 */
export function ListFilters<Choice extends string>({
  list,
  search,
  choice,
  loaded,
  isComplete,
  first,
  last,
  children,
}: ListFiltersProps<Choice>) {
  const { filter, setYear, setChoice } = list
  const typed = useTypedSearch()
  const hasColumns = useColumns()
  const online = useOnline()
  const [isShown, setIsShown] = useState(false)
  if (!isShown && (loaded >= FILTERS_FROM || list.isFiltered)) setIsShown(true)
  if (!isShown) return children && <div className={cx(rowClass, 'justify-end')}>{children}</div>

  const now = new Date().toISOString()
  const years = yearsBetween(first ?? now, last !== undefined && last > now ? last : now)
  const fields = (
    <>
      <SearchField {...search} typed={typed} readOnly={!online} />
      {/* Stay beside each other; both go below the search where it leaves them too little width. */}
      <div className="flex min-w-[min(100%,16.75rem)] flex-1 flex-wrap gap-x-3 gap-y-2 lg:max-w-128">
        <FilterSelect
          label={t('year')}
          allLabel={t('allYears')}
          options={years.map((year) => ({ value: year, label: year }))}
          value={filter.year === undefined ? undefined : `${filter.year}`}
          disabled={!online}
          onChange={(year) => setYear(year === undefined ? undefined : Number(year))}
        />
        <FilterSelect {...choice} value={filter.choice} disabled={!online} onChange={setChoice} />
      </div>
    </>
  )
  if (hasColumns) {
    return (
      <div className={rowClass}>
        <div className="basis-full empty:hidden">
          <NeedsNetwork act="search" />
        </div>
        {fields}
        {/* The margin matches the height of a field's label. */}
        {children && <div className="mt-8 ml-auto">{children}</div>}
      </div>
    )
  }
  const active = [
    filter.search && `“${filter.search}”`,
    filter.year,
    choice.options.find(({ value }) => value === filter.choice)?.label,
  ].filter(Boolean)
  return (
    <FilterSheet
      active={active.join(' · ')}
      count={active.length}
      found={isComplete ? loaded : undefined}
      fields={fields}
      pending={typed.pending}
      onClear={() => {
        typed.setText('')
        list.clear()
      }}
    >
      {children}
    </FilterSheet>
  )
}

const rowClass = 'mb-5 flex flex-wrap items-start gap-x-3 gap-y-2'

interface FilterSheetProps {
  /** Describes the active filters; empty if there are none. */
  active: string
  /** Number of active filters. */
  count: number
  /** How many records match the filters, if that is known. */
  found: number | undefined
  fields: ReactNode
  pending: TypedSearch['pending']
  onClear: () => void
  children: ReactNode
}

/**
 * A button that opens the filters in a sheet, and a description of the active ones. "Back" reverts what was set in the
 * sheet.
 */
function FilterSheet({ active, count, found, fields, pending, onClear, children }: FilterSheetProps) {
  const sheet = useLayer('filters')
  const activeBefore = useRef(active)
  function close() {
    const typed = pending()
    if (active === activeBefore.current && !typed) sheet.close()
    else sheet.keep(typed)
  }
  const form = useId()
  return (
    <div className={rowClass}>
      <Button
        variant="quiet"
        icon={<SlidersHorizontal size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => {
          activeBefore.current = active
          sheet.show()
        }}
      >
        {count > 0 ? t('filterCount', { count }) : t('filter')}
      </Button>
      {children && <div className="ml-auto">{children}</div>}
      {count > 0 && (
        <div className="flex basis-full flex-wrap items-center justify-between gap-x-3">
          <p className="min-w-0 text-soft wrap-anywhere">{active}</p>
          <Button variant="ghost" size="sm" className="-mx-4" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        </div>
      )}
      <Dialog
        open={sheet.open}
        onOpenChange={(isOpen) => !isOpen && close()}
        size="sm"
        title={t('filter')}
        footer={
          <>
            <Button variant="quiet" onClick={onClear}>
              {t('clearFields')}
            </Button>
            <Button type="submit" form={form}>
              {found === undefined ? t('see') : found === 1 ? t('seeOne') : t('seeAll', { count: found })}
            </Button>
          </>
        }
      >
        <form
          id={form}
          className="flex flex-wrap gap-x-3 gap-y-2 pt-2"
          onSubmit={(event) => {
            event.preventDefault()
            close()
          }}
        >
          <NeedsNetwork act="search" />
          {fields}
        </form>
      </Dialog>
    </div>
  )
}
