import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { RegistrationInQueue } from '../../../../worker/contract/registrations.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { useApproval } from './decisions.ts'
import { Queue } from './queue.tsx'
import { QueueRefresh } from './queue-refresh.tsx'
import { statusIn } from './queue-search.ts'
import { QueueSummary } from './queue-summary.tsx'
import { t } from './registrations-texts.ts'
import { ShortcutHints } from './shortcut-hints.tsx'
import { StatusFilter } from './status-filter.tsx'
import { useNow } from './use-now.ts'
import { useRejectionTarget } from './use-rejection-target.ts'
import { useShortcuts, useShortcutsSwitch } from './use-shortcuts.ts'
import { useWaiting } from './use-waiting.ts'

const RejectionDialog = lazy(async () => ({
  default: (await import('./rejection-dialog.tsx')).RejectionDialog,
}))
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}))

const route = getRouteApi('/_app/')

export function QueueScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { administrator } = route.useRouteContext()
  const status = statusIn(search)
  const now = useNow()
  const approve = useApproval()
  const waiting = useWaiting()
  const [shortcutsOn] = useShortcutsSwitch()
  const [help, setHelp] = useState(false)

  const openRejection = (id: string) => void navigate({ search: { reject: id }, resetScroll: false })
  const closeRejection = () => void navigate({ search: {}, replace: true, resetScroll: false })
  const target = useRejectionTarget(search.reject, closeRejection)

  useShortcuts(shortcutsOn, {
    onApprove(id) {
      const registration = waiting?.find((candidate) => candidate.id === id)
      if (registration) approve(registration)
    },
    onReject: (id) => waiting?.some((candidate) => candidate.id === id) && openRejection(id),
    onHelp: () => setHelp(true),
  })

  return (
    <>
      <PageHeader
        title={t('title')}
        description={<QueueSummary now={now} />}
        action={<QueueRefresh status={status} />}
      />
      <div className="mb-3">
        <StatusFilter status={status} />
      </div>
      <Queue
        key={status}
        status={status}
        now={now}
        onApprove={approve}
        onReject={({ id }: RegistrationInQueue) => openRejection(id)}
      />
      {status === 'email_confirmed' && <ShortcutHints on={shortcutsOn} onHelp={() => setHelp(true)} />}
      <Suspense>
        <RejectionDialog registration={target} administratorId={administrator.id} onClose={closeRejection} />
        <ShortcutsDialog open={help} onOpenChange={setHelp} />
      </Suspense>
    </>
  )
}
