import { Link } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { pillClass } from '#admin/shared/ui/pill-class.ts'
import { ERROR_LOG_DAYS, type LogName } from '#contract/logs.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { ExportCsvButton } from '#shared/ui/export-csv-button.tsx'
import { CountBadge } from '#shared/ui/feedback/badge.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { logNames, logPaths } from './log-paths.ts'
import { t } from './logs-texts.ts'

interface LogsFrameProps {
  log: LogName
  fetchFile: () => Promise<{ blob(): Promise<Blob> }>
  filters: ReactNode
  /** Number of filters that are set. */
  filterCount: number
  children: ReactNode
}

/** Page header, tabs of the four logs, and filters (collapsed on phones). */
export function LogsFrame({ log, fetchFile, filters, filterCount, children }: LogsFrameProps) {
  const [open, setOpen] = useState(false)
  const filtersId = useId()
  return (
    <>
      <PageHeader
        title={t('title')}
        // Leaves room for the export button.
        description={<span className="block md:max-w-136 xl:max-w-none">{introOf(log)}</span>}
        action={
          <div className="max-md:-ml-3">
            <ExportCsvButton
              fetchFile={fetchFile}
              fileName={() => `${t(`${log}.file`)}-${isoDay(Date.now(), PROVIDER_TIME_ZONE)}.csv`}
            />
          </div>
        }
      />
      <nav aria-label={t('kinds')} className="mb-3">
        <ul className="flex flex-wrap gap-1">
          {logNames.map((name) => (
            <li key={name}>
              <Link
                to={logPaths[name]}
                aria-current={name === log ? 'page' : undefined}
                className={pillClass(name === log)}
              >
                {t(`${name}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mb-3 sm:hidden">
        <Button
          variant="quiet"
          size="sm"
          wide
          icon={<SlidersHorizontal size={18} aria-hidden />}
          aria-expanded={open}
          aria-controls={filtersId}
          onClick={() => setOpen(!open)}
        >
          {t('showFilters')}
          {filterCount > 0 && <CountBadge count={filterCount} label={t('filtersSet')} />}
        </Button>
      </div>
      <search
        id={filtersId}
        aria-label={t('filters')}
        className={cx(
          'mb-4 grid gap-3 sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none',
          !open && 'max-sm:hidden',
        )}
      >
        {filters}
      </search>
      {children}
    </>
  )
}

function introOf(log: LogName): string {
  return log === 'error' ? t('error.intro', { days: ERROR_LOG_DAYS }) : t(`${log}.intro`)
}
