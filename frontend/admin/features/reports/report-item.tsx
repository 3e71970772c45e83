import { Download, RotateCcw, Trash2, X } from 'lucide-react'
import { filterTexts } from '#contract/report-filters.ts'
import type { Report, ReportState } from '#contract/reports.ts'
import { t } from '#locales/admin-reports.ts'
import { formatFileSize } from '#shared/lib/files/file-rules.ts'
import { date, dateAndTime, integer } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { reportKindNames } from '#texts/labels.ts'
import { isUnfinished } from './reports-query.ts'

export interface ReportActions {
  /** Id of the report with a request in flight. */
  busyId: string | undefined
  onDownload: (report: Report) => void
  onCancel: (report: Report) => void
  onRetry: (report: Report) => void
  onDelete: (report: Report) => void
}

const meanings: Record<ReportState, 'info' | 'good' | 'problem' | 'neutral'> = {
  queued: 'info',
  running: 'info',
  done: 'good',
  failed: 'problem',
  cancelled: 'neutral',
}

/** The period, then each filter that is set, with its name. */
function filterText({ filters, kind }: Report): string {
  const [period, ...others] = filterTexts(filters, kind)
  const chosen = others.filter((filter) => filter.chosen).map(({ name, words }) => `${name}: ${words}`)
  return [period?.chosen ? period.words : t('today'), ...chosen].join(' · ')
}

export function ReportItem({ report, busyId, ...actions }: { report: Report } & ReportActions) {
  const { createdAt, expiresAt, fileName, format, kind, problem, rowsDone, state } = report
  const named = { name: fileName }
  const busy = busyId === report.id
  return (
    <li className="grid gap-3 px-4 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:px-5">
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">
            {reportKindNames[kind]} · {format.toUpperCase()}
          </span>
          <Badge meaning={meanings[state]}>{t(`states.${state}`)}</Badge>
        </p>
        <p className="text-14 text-soft">{filterText(report)}</p>
        {isUnfinished(report) && <Progress report={report} />}
        {problem && <p className="text-14 text-problem">{problem}</p>}
        <p className="text-14 text-soft">
          {state === 'done' && (
            <>
              {t('rows', { count: rowsDone, rows: integer(rowsDone), size: formatFileSize(report.bytes) })} ·{' '}
              {t('expires', { day: date(expiresAt) })} ·{' '}
            </>
          )}
          {t('asked', { moment: dateAndTime(createdAt) })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {state === 'done' && (
          <Button
            variant="tint"
            size="sm"
            icon={<Download size={18} aria-hidden />}
            aria-label={t('downloadNamed', named)}
            busy={busy}
            onClick={() => actions.onDownload(report)}
          >
            {t('download')}
          </Button>
        )}
        {(state === 'failed' || state === 'cancelled') && (
          <Button
            variant="quiet"
            size="sm"
            icon={<RotateCcw size={18} aria-hidden />}
            aria-label={t('retryNamed', named)}
            busy={busy}
            onClick={() => actions.onRetry(report)}
          >
            {t('retry')}
          </Button>
        )}
        {isUnfinished(report) ? (
          <Button
            variant="quiet"
            size="sm"
            icon={<X size={18} aria-hidden />}
            aria-label={t('cancelNamed', named)}
            busy={busy}
            onClick={() => actions.onCancel(report)}
          >
            {t('cancel')}
          </Button>
        ) : (
          <IconButton
            label={t('deleteNamed', named)}
            icon={<Trash2 size={20} />}
            onClick={() => actions.onDelete(report)}
          />
        )}
      </div>
    </li>
  )
}

function Progress({ report: { fileName, rowsDone, rowsTotal } }: { report: Report }) {
  return (
    <div className="grid gap-1">
      <progress
        aria-label={fileName}
        max={Math.max(1, rowsTotal)}
        value={rowsDone}
        className="h-2 w-full max-w-112 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
      />
      {rowsTotal > 0 && (
        <p className="text-14 text-soft">
          {t('progress', { count: rowsTotal, done: integer(rowsDone), total: integer(rowsTotal) })}
        </p>
      )}
    </div>
  )
}
