import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Column } from '#admin/shared/ui/table/data-table.tsx'
import { openKinds } from '#contract/health-in-logs.ts'
import type { MailRow } from '#contract/logs.ts'
import { messageStates } from '#contract/members.ts'
import { logsApi } from '#shared/lib/api/clients.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { eventNames } from '#texts/events.ts'
import { messageStateNames } from '#texts/labels.ts'
import { LOCALE } from '#texts/language.ts'
import { LogScreen } from './log-screen.tsx'
import { mailQuery } from './logs-query.ts'
import { mailSearch } from './logs-search.ts'
import { t } from './logs-texts.ts'
import { UserLink, When } from './rows/log-cells.tsx'
import { type Detail, LogDetails } from './rows/log-details.tsx'
import { dateAndSecond } from './rows/log-time.ts'
import { RetryFailedMails } from './rows/retry-failed-mails.tsx'
import { RetryMail } from './rows/retry-mail.tsx'

const route = getRouteApi('/_app/registros/e-mails')

const states = messageStates.map((value) => ({ value, label: messageStateNames[value] }))
const kinds = openKinds
  .map((value) => ({ value, label: eventNames[value] }))
  .sort((a, b) => a.label.localeCompare(b.label, LOCALE))
const meanings = { waiting: 'attention', sent: 'good', failed: 'problem', dropped: 'neutral' } as const

function detailsOf(row: MailRow): Detail[] {
  return [
    [t('mail.createdAt'), dateAndSecond(row.createdAt)],
    [t('mail.recipient'), row.recipient.fullName ?? row.recipient.id],
    [t('mail.state'), messageStateNames[row.state]],
    [t('mail.attempts'), String(row.attempts)],
    ...(row.sentAt ? [[t('mail.sentAt'), dateAndSecond(row.sentAt)] as const] : []),
    ...(row.state === 'waiting' ? [[t('mail.dueAt'), dateAndSecond(row.dueAt)] as const] : []),
    ...(row.error ? [[t('mail.error'), row.error] as const] : []),
    [t('mail.id'), row.id],
  ]
}

const columns: Column<MailRow>[] = [
  {
    key: 'kind',
    title: t('mail.kind'),
    cell: ({ kind }) => <span className="font-semibold">{eventNames[kind]}</span>,
  },
  {
    key: 'recipient',
    title: t('mail.recipient'),
    cell: ({ recipient }) => <UserLink user={recipient} />,
  },
  {
    key: 'state',
    title: t('mail.state'),
    cell: ({ state, error, attempts }) => (
      <span className="grid justify-items-start gap-1">
        <Badge meaning={meanings[state]}>{messageStateNames[state]}</Badge>
        {error && (
          <span className="text-12 text-soft">{t('mail.failedTimes', { count: attempts, error })}</span>
        )}
      </span>
    ),
  },
  { key: 'at', title: t('mail.createdAt'), cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    key: 'details',
    title: t('mail.do'),
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-1">
        <LogDetails title={eventNames[row.kind]} details={detailsOf(row)} />
        {row.retryable && <RetryMail mail={row} />}
      </span>
    ),
  },
]

export function MailScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const pages = useInfiniteQuery(mailQuery(search))
  return (
    <LogScreen
      log="mail"
      search={search}
      onSearch={(next) => void navigate({ search: mailSearch(next), replace: true, resetScroll: false })}
      pages={pages}
      columns={columns}
      selects={[
        { key: 'state', label: t('mail.state'), emptyLabel: t('any'), options: states, value: search.state },
        { key: 'kind', label: t('mail.kind'), emptyLabel: t('any'), options: kinds, value: search.kind },
      ]}
      hasMemberFilter
      action={(search.state ?? 'failed') === 'failed' && <RetryFailedMails search={search} />}
      fetchFile={() => logsApi.mails.export.$post({ query: search })}
    />
  )
}
