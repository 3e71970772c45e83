import { Link } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { PROVIDER_TIME_ZONE } from '../../../../worker/contract/time-zone.ts'
import { isoDay } from '../../../shared/lib/format.ts'
import { CountBadge } from '../../../shared/ui/badge.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { ExportCsvButton } from '../../../shared/ui/export-csv-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { t } from './logs-texts.ts'

const logs = [
  { to: '/registros', label: t('audit.title') },
  { to: '/registros/acessos', label: t('access.title') },
  { to: '/registros/e-mails', label: t('mail.title') },
  { to: '/registros/erros', label: t('error.title') },
] as const

interface LogsFrameProps {
  at: (typeof logs)[number]['to']
  intro: string
  /** What the saved file is called, without its day. */
  file: string
  fetchFile: () => Promise<{ blob(): Promise<Blob> }>
  filters: ReactNode
  /** How many of them are set. */
  filtersSet: number
  children: ReactNode
}

/** The four logs beside one another. */
export function LogsFrame({ at, intro, file, fetchFile, filters, filtersSet, children }: LogsFrameProps) {
  const [open, setOpen] = useState(false)
  const filtersId = useId()
  return (
    <>
      <PageHeader
        title={t('title')}
        // Room for the button beside it.
        description={<span className="block md:max-w-136 xl:max-w-none">{intro}</span>}
        action={
          <div className="max-md:-ml-3">
            <ExportCsvButton
              fetchFile={fetchFile}
              fileName={() => `${file}-${isoDay(Date.now(), PROVIDER_TIME_ZONE)}.csv`}
            />
          </div>
        }
      />
      <nav aria-label={t('kinds')} className="mb-3">
        <ul className="flex flex-wrap gap-1">
          {logs.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={to === at ? 'page' : undefined}
                className={cx(
                  'flex min-h-11 items-center rounded-full px-3.5 text-14 font-semibold whitespace-nowrap transition-colors',
                  to === at ? 'bg-brand-tint text-brand-deep' : 'text-soft hover:bg-sunken hover:text-ink',
                )}
              >
                {label}
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
          {filtersSet > 0 && <CountBadge count={filtersSet} label={t('filtersSet')} />}
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
