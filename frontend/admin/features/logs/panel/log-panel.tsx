import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useOnline } from '#admin/shared/lib/use-online.ts'
import { EmptyPanel, Panel, PanelFacts } from '#admin/shared/ui/workbench/panel.tsx'
import { t } from '#locales/admin-logs.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { dateAndSecond } from '../log-time.ts'
import type { LogView } from '../log-view.ts'

interface LogPanelProps<Row> {
  view: LogView<Row>
  /** The entry in the list; if it is not there, it is fetched. */
  listed: Row | undefined
  entry: UseQueryOptions<Row | null, Error, Row | null, (string | object)[]>
  /** Whether the list has loaded or failed, so that the entry is known to be missing from it. */
  isListLoaded: boolean
  position: string | undefined
}

const withoutEntry = ({ entry: _, ...search }: Record<string, unknown>) => search

export function LogPanel<Row>({ view, listed, entry, isListLoaded, position }: LogPanelProps<Row>) {
  /** A change can drop the entry from the list: keep showing it while it is fetched. */
  const [lastListed, setLastListed] = useState(listed)
  if (listed !== undefined && listed !== lastListed) setLastListed(listed)
  const query = useQuery({ ...entry, enabled: isListLoaded && listed === undefined })
  const online = useOnline()
  const row = listed ?? (query.data === undefined ? lastListed : query.data)
  if (row) return <Opened view={view} row={row} position={position} />
  const back = (
    <Link to="." search={withoutEntry} className={textLinkClass}>
      {t('panel.back')}
    </Link>
  )
  if (row === null)
    return (
      <EmptyPanel title={t('panel.gone')}>
        <p className="max-w-80">{t('panel.goneHint')}</p>
        {back}
      </EmptyPanel>
    )
  return (
    <div className="p-5">
      {query.error ? (
        <ErrorState message={t('panel.failed')} error={query.error} query={query} />
      ) : online ? (
        <SkeletonList rows={3} />
      ) : (
        <Notice meaning="attention" role="status">
          {t('offline')}
        </Notice>
      )}
      <div className="mt-3 lg:hidden">{back}</div>
    </div>
  )
}

function Opened<Row>({
  view,
  row,
  position,
}: {
  view: LogView<Row>
  row: Row
  position: string | undefined
}) {
  const Icon = view.icon
  return (
    <Panel
      title={view.nameOf(row)}
      icon={<Icon size={20} />}
      detail={<time dateTime={view.atOf(row)}>{dateAndSecond(view.atOf(row))}</time>}
      position={position}
      backLink={(children, className) => (
        <Link to="." search={withoutEntry} className={className}>
          {children}
        </Link>
      )}
      actions={view.actionsOf?.(row)}
    >
      <PanelFacts facts={view.factsOf(row)} />
      {view.moreOf?.(row)}
    </Panel>
  )
}
