import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { useOnline } from '#admin/shared/lib/use-online.ts'
import type { Report } from '#contract/reports.ts'
import { t } from '#locales/admin-reports.ts'
import { reportsApi } from '#shared/lib/api/clients.ts'
import { saveFile } from '#shared/lib/files/save-file.ts'
import { time } from '#shared/lib/format/format.ts'
import { Card, cardClass } from '#shared/ui/card.tsx'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { OfflineNote } from '#shared/ui/feedback/offline-note.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { PageHeader, SectionTitle } from '#shared/ui/page-header.tsx'
import { ReportForm } from './report-form.tsx'
import { ReportItem } from './report-item.tsx'
import { reportsQuery } from './reports-query.ts'

const route = getRouteApi('/_app/relatorios')

type Action = 'cancel' | 'retry' | 'delete' | 'download'

async function act(action: Action, { fileName, id }: Report): Promise<void> {
  const param = { id }
  if (action === 'cancel') await reportsApi[':id'].cancel.$post({ param })
  else if (action === 'retry') await reportsApi[':id'].retry.$post({ param })
  else if (action === 'delete') await reportsApi[':id'].$delete({ param })
  else saveFile(await (await reportsApi[':id'].file.$get({ param })).blob(), fileName)
}

export function ReportsScreen() {
  const search = route.useSearch()
  const { administrator } = route.useRouteContext()
  const client = useQueryClient()
  const query = useQuery(reportsQuery)
  const { data, error } = query
  const online = useOnline()
  const [deleting, setDeleting] = useState<Report>()
  const change = useMutation({
    mutationFn: ({ action, report }: { action: Action; report: Report }) => act(action, report),
    onSuccess: (_, { action }) => {
      if (action === 'delete') toast({ variant: 'success', title: t('deleted') })
    },
    onError: (problem, { action }) =>
      toastFailure(t(action === 'download' ? 'downloadFailed' : 'changeFailed'), problem),
    onSettled: () => {
      setDeleting(undefined)
      return client.invalidateQueries({ queryKey: queryKeys.reports })
    },
  })
  const on = (action: Action) => (report: Report) => change.mutate({ action, report })

  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <ReportForm key={JSON.stringify(search)} search={search} administratorId={administrator.id} />
      <SectionTitle>{t('list')}</SectionTitle>
      {!online && <OfflineNote time={data && time(query.dataUpdatedAt)} />}
      {data?.length === 0 ? (
        <Card>
          <p className="py-8 text-center text-soft">{t('empty')}</p>
        </Card>
      ) : data ? (
        <ul aria-label={t('list')} className={`${cardClass} divide-y divide-edge`}>
          {data.map((report) => (
            <ReportItem
              key={report.id}
              report={report}
              busyId={change.isPending ? change.variables.report.id : undefined}
              onDownload={on('download')}
              onCancel={on('cancel')}
              onRetry={on('retry')}
              onDelete={setDeleting}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorCard message={t('failed')} error={error} query={query} />
      ) : (
        <Loading label={t('loading')}>
          <Card className="grid gap-4">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-6 w-2/3" />
          </Card>
        </Loading>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={(open) => !open && setDeleting(undefined)}
        title={t('deleteTitle')}
        description={t('deleteText', { name: deleting?.fileName ?? '' })}
        confirmLabel={t('delete')}
        tone="danger"
        busy={change.isPending}
        onConfirm={() => deleting && on('delete')(deleting)}
      />
    </>
  )
}
