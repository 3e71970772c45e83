import { useInfiniteQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { type Policy, type PolicyState, policyStates } from '#contract/insurance.ts'
import { t as filesTexts } from '#locales/files.ts'
import { t } from '#locales/insurance.ts'
import { type ListFilterState, useListFilter } from '#member/shared/lib/records/use-list-filter.ts'
import { EmptyCard } from '#member/shared/ui/empty-state.tsx'
import { ListFilters } from '#member/shared/ui/records/list-filters.tsx'
import { type HistoryResult, listedIn, RecordHistory } from '#member/shared/ui/records/record-history.tsx'
import { RefreshButton } from '#member/shared/ui/refresh-button.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { policiesQuery } from './insurance-query.ts'
import { stateName } from './policy-progress.ts'
import { PolicyRow } from './policy-row.tsx'
import { stateParameter } from './state-parameter.ts'

const stateOptions = policyStates.map((state) => ({ value: state, label: stateName(state) }))

interface PolicyListProps {
  heading: RefObject<HTMLHeadingElement | null>
  /** Shows the success banner. */
  justSent: boolean
  /** Opens the file chooser. */
  onNewFile: () => void
}

export function PolicyList({ heading, justSent, onNewFile }: PolicyListProps) {
  const list = useListFilter(stateParameter)
  const query = useInfiniteQuery(policiesQuery(list.filter))
  return (
    <section className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-18 text-18 font-semibold tracking-tight outline-offset-4"
        >
          {t('list.name')}
        </h2>
        <RefreshButton query={query} label={t('list.refresh')} />
      </div>
      <div role="status" className="mb-3 empty:hidden">
        {justSent && (
          <Notice meaning="good" title={t('succeeded.title')}>
            {t('succeeded.text')}
          </Notice>
        )}
      </div>
      <Policies query={query} list={list} onNewFile={onNewFile} />
    </section>
  )
}

interface PoliciesProps {
  query: HistoryResult<Policy>
  list: ListFilterState<PolicyState>
  onNewFile: () => void
}

function Policies({ query, list, onNewFile }: PoliciesProps) {
  return (
    <RecordHistory
      service="insurance"
      query={query}
      list={list}
      texts={t.sentences.list}
      filters={
        <ListFilters
          {...listedIn(query)}
          list={list}
          search={{ label: t('filter.search'), help: t('filter.searchHelp') }}
          choice={{ label: t('filter.state'), allLabel: t('filter.allStates'), options: stateOptions }}
        />
      }
      empty={
        <EmptyCard
          service="insurance"
          action={
            <Button variant="tint" onClick={onNewFile}>
              {filesTexts('upload.select')}
            </Button>
          }
        >
          {t('list.empty')}
        </EmptyCard>
      }
      dateOf={({ uploadedAt }) => uploadedAt}
      row={(policy) => <PolicyRow policy={policy} />}
    />
  )
}
