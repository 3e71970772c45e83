import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ConsultationGroup, type ConsultationType, consultationTypes } from '#contract/consultations.ts'
import { t } from '#locales/consultations.ts'
import { type ListFilterState, useListFilter } from '#member/shared/lib/records/use-list-filter.ts'
import { ListFilters } from '#member/shared/ui/records/list-filters.tsx'
import { RecordHistory } from '#member/shared/ui/records/record-history.tsx'
import { consultationTypeNames } from '#texts/labels.ts'
import { groupIn, typeParameter } from '../consultations-parameters.ts'
import { filteredQuery } from '../consultations-query.ts'
import { ConsultationRow } from './consultation-row.tsx'

const route = getRouteApi('/_app/app/consultations/')
const typeOptions = consultationTypes.map((value) => ({ value, label: consultationTypeNames[value] }))

interface FilteredListProps {
  group: ConsultationGroup
  /** How many consultations the tab may have. */
  loaded: number
  /** The date of the oldest consultation overall. */
  first: string | undefined
  /** The date of the latest consultation overall. */
  last: string | undefined
  /** Shown if there is no search or filter. */
  unfiltered: ReactNode
}

/** The list of a past tab, with its search and filters. */
export function FilteredList({ group, loaded, first, last, unfiltered }: FilteredListProps) {
  const list = useListFilter(typeParameter)
  // A tab's content stays mounted while another one is shown.
  const isCurrent = groupIn(route.useSearch()) === group
  if (!isCurrent || (loaded === 0 && !list.isFiltered)) return unfiltered
  return (
    <>
      <ListFilters
        list={list}
        search={{ label: t('history.search'), help: t('history.searchHelp') }}
        choice={{ label: t('history.type'), allLabel: t('history.allTypes'), options: typeOptions }}
        loaded={loaded}
        isComplete={false}
        first={first}
        last={last}
      />
      {list.isFiltered ? <Matches group={group} list={list} /> : unfiltered}
    </>
  )
}

function Matches({ group, list }: { group: ConsultationGroup; list: ListFilterState<ConsultationType> }) {
  return (
    <RecordHistory
      service="consultations"
      query={useInfiniteQuery(filteredQuery(group, list.filter))}
      list={list}
      texts={{
        name: t(`tabs.${group}`),
        failed: t('loadFailed'),
        moreFailed: t('history.moreFailed'),
        noMatches: t('history.none'),
      }}
      empty={null}
      dateOf={({ date }) => date}
      row={(consultation) => <ConsultationRow consultation={consultation} />}
    />
  )
}
