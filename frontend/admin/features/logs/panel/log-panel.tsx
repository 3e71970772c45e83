import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useOnline } from '#admin/shared/lib/use-online.ts'
import { EmptyPanel, Panel, PanelFacts } from '#admin/shared/ui/workbench/panel.tsx'
import { messageFor } from '#shared/lib/api/errors.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { dateAndSecond } from '../log-time.ts'
import type { LogView } from '../log-view.ts'
import { t } from '../logs-texts.ts'

interface LogPanelProps<Row> {
  view: LogView<Row>
  /** From the list; an entry that is not in it is fetched. */
  listed: Row | undefined
  /** Fetches the entry. */
  entry: UseQueryOptions<Row | null, Error, Row | null, (string | object)[]>
  /** Whether the list has loaded or failed, so that the entry is known not to be in it. */
  isListLoaded: boolean
  position: string | undefined
}

const withoutEntry = ({ entry: _, ...search }: Record<string, unknown>) => search

/** The open entry, with every field. */
export function LogPanel<Row>({ view, listed, entry, isListLoaded, position }: LogPanelProps<Row>) {
  /** A change can take the entry out of the list: it stays in sight while it is fetched. */
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
        <ErrorState
          message={`${t('panel.failed')} ${messageFor(query.error)}`}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
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
