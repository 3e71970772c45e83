import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyList } from '#admin/shared/ui/empty-list.tsx'
import { pillClass } from '#admin/shared/ui/pill-class.ts'
import { PagedStates } from '#admin/shared/ui/table/paged-states.tsx'
import { DensityButton } from '#admin/shared/ui/workbench/density-button.tsx'
import { KeyHints } from '#admin/shared/ui/workbench/key-hints.tsx'
import { useNextPage } from '#admin/shared/ui/workbench/next-page.ts'
import { EmptyPanel } from '#admin/shared/ui/workbench/panel.tsx'
import { positionText } from '#admin/shared/ui/workbench/position-text.ts'
import { focusTitle, useRecordKeys } from '#admin/shared/ui/workbench/record-keys.ts'
import { useOpenRecord } from '#admin/shared/ui/workbench/use-open-record.ts'
import { Workbench } from '#admin/shared/ui/workbench/workbench.tsx'
import { ERROR_LOG_DAYS, type LogName } from '#contract/logs.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { t } from '#locales/admin-logs.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { ExportCsvButton } from '#shared/ui/export-csv-button.tsx'
import { LogFilters } from './filters/log-filters.tsx'
import { LogRows, LogSkeleton } from './list/log-rows.tsx'
import { logNames, logPaths } from './log-paths.ts'
import type { LogView } from './log-view.ts'
import type { LogQueries } from './logs-query.ts'
import { countFilters, type OpenEntry, type Range, withEntry } from './logs-search.ts'
import { LogPanel } from './panel/log-panel.tsx'

interface LogScreenProps<Filters extends object, Row> {
  view: LogView<Row>
  /** The search parameters of the URL. */
  search: Filters & OpenEntry
  queries: LogQueries<Filters, Row>
  fetchFile: () => Promise<{ blob(): Promise<Blob> }>
  /** Shown under the list: what can be done with the filtered entries. */
  action?: ReactNode
}

/** One log: filters, list, open entry and CSV export. */
export function LogScreen<
  Filters extends Range & { person?: string; request?: string },
  Row extends { id: string },
>({ view, search, queries, fetchFile, action }: LogScreenProps<Filters, Row>) {
  const { log } = view
  const { entry } = search
  const filters = queries.filtersIn({ ...search })
  const navigate = useNavigate()
  const pages = useInfiniteQuery(queries.list(search))
  const rows = pages.data?.pages.flatMap((page) => page.items)
  const ids = (rows ?? []).map(({ id }) => id)
  /** Replaces the search parameters. Resolves when the URL has changed. */
  const onSearch = (next: object, options: { replace: boolean }) =>
    navigate({
      to: '.',
      search: withEntry(queries.filtersIn)({ ...next }),
      resetScroll: false,
      ...options,
    })
  const change = (part: object) => void onSearch({ ...search, ...part }, { replace: true })
  // Moving between entries replaces the history item, so that "back" leads to the list.
  const [openId, open] = useOpenRecord(entry, (id) =>
    onSearch({ ...filters, entry: id }, { replace: entry !== undefined }),
  )
  useRecordKeys({ ids, openId, open, keys: {}, onClear: () => false })
  useNextPage(pages, ids, openId, false)

  /** Keeps the entry open. */
  function showAll() {
    void onSearch({ entry }, { replace: true })
    focusTitle()
  }

  const index = openId === undefined ? -1 : ids.indexOf(openId)
  const personName = filters.person && (pages.data?.pages[0]?.person?.fullName ?? undefined)
  return (
    <Workbench
      title={t('title')}
      tabs={<LogTabs log={log} />}
      tools={
        <>
          <DensityButton />
          <ExportCsvButton
            compact
            fetchFile={fetchFile}
            fileName={() => `${t(`${log}.file`)}-${isoDay(Date.now(), PROVIDER_TIME_ZONE)}.csv`}
          />
        </>
      }
      toolbar={<LogFilters view={view} filters={filters} personName={personName} onChange={change} />}
      list={
        <PagedStates
          isLoaded={rows !== undefined}
          pages={pages}
          texts={{ failed: t('failed'), offline: t('offline') }}
          skeleton={<LogSkeleton view={view} />}
        >
          {rows?.length ? (
            <LogRows view={view} rows={rows} openId={openId} onOpen={open} />
          ) : (
            <LogEmpty onClear={countFilters(filters) > 0 ? showAll : undefined} />
          )}
        </PagedStates>
      }
      foot={
        <>
          <KeyHints />
          {action}
        </>
      }
      isOpen={openId !== undefined}
      panel={
        openId === undefined ? (
          <EmptyPanel title={t('panel.none')}>
            <p className="max-w-80">{introOf(log)}</p>
          </EmptyPanel>
        ) : (
          <LogPanel
            key={openId}
            view={view}
            listed={rows?.[index]}
            entry={queries.entry(openId)}
            isListLoaded={rows !== undefined || pages.error !== null}
            position={positionText(index, { count: ids.length, isMore: pages.hasNextPage })}
          />
        )
      }
    />
  )
}

function introOf(log: LogName): string {
  return log === 'error' ? t('error.intro', { days: ERROR_LOG_DAYS }) : t(`${log}.intro`)
}

/** @param onClear present if filters hide entries */
function LogEmpty({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <EmptyList
      icon={ScrollText}
      title={t('empty')}
      hint={t(onClear ? 'emptyFiltered' : 'emptyHint')}
      action={
        onClear && (
          <Button variant="quiet" onClick={onClear}>
            {t('clear')}
          </Button>
        )
      }
    />
  )
}

function LogTabs({ log }: { log: LogName }) {
  return (
    <nav aria-label={t('kinds')}>
      <ul className="flex flex-wrap gap-1">
        {logNames.map((name) => (
          <li key={name}>
            <Link
              to={logPaths[name]}
              aria-current={name === log ? 'page' : undefined}
              className={pillClass(name === log)}
            >
              {t(`${name}.tab`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
