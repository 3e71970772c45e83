import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endAdminSession } from '#admin/shared/lib/admin-session.ts'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { t } from '#locales/admin-security.ts'
import { adminAccountsApi, answer, provenAdminAccountsApi } from '#shared/lib/api/clients.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { toastFailure } from '#shared/ui/feedback/toast.ts'
import { SessionList } from '#shared/ui/session-list.tsx'

const sessionsQuery = queryOptions({
  queryKey: queryKeys.adminSessions,
  queryFn: ({ signal }) => answer(adminAccountsApi.sessions.$get(undefined, { init: { signal } })),
  staleTime: 0,
})

export function SessionCard() {
  const query = useQuery(sessionsQuery)
  return (
    <Card>
      <section aria-labelledby="sessions-title">
        <h2 id="sessions-title" className="mb-3 text-18 font-semibold">
          {t('sessions.title')}
        </h2>
        <SessionList
          query={query}
          end={(id) => provenAdminAccountsApi.sessions[':id'].$delete({ param: { id } })}
        >
          <EndAllSessions />
        </SessionList>
      </section>
    </Card>
  )
}

function EndAllSessions() {
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const endAll = useMutation({
    mutationFn: () => endAdminSession(client, () => provenAdminAccountsApi.sessions.$delete()),
    onError: (error) => {
      setOpen(false)
      toastFailure(t('sessions.endAllFailed'), error)
    },
  })
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {t('sessions.endAll')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('sessions.endAllTitle')}
        description={t('sessions.endAllText')}
        confirmLabel={t('sessions.endAll')}
        busy={endAll.isPending}
        onConfirm={() => endAll.mutate()}
      />
    </>
  )
}
