import { getRouteApi } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { openKinds } from '#contract/health-in-logs.ts'
import type { MailRow } from '#contract/logs.ts'
import { messageStates } from '#contract/members.ts'
import { t } from '#locales/admin-logs.ts'
import { logsApi } from '#shared/lib/api/clients.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { eventNames } from '#texts/events.ts'
import { messageStateNames } from '#texts/labels.ts'
import { LOCALE } from '#texts/language.ts'
import { PersonName } from './list/log-cells.tsx'
import { RetryFailedMails } from './list/retry-failed-mails.tsx'
import { LogScreen } from './log-screen.tsx'
import { dateAndSecond } from './log-time.ts'
import type { LogView } from './log-view.ts'
import { mailQueries } from './logs-query.ts'
import { mailSearch } from './logs-search.ts'
import { PersonLink } from './panel/person-link.tsx'
import { RetryMail } from './panel/retry-mail.tsx'

const route = getRouteApi('/_app/registros/e-mails')

const states = messageStates.map((state) => [state, messageStateNames[state]] as const)
const kinds = openKinds
  .map((kind) => [kind, eventNames[kind]] as const)
  .sort(([, one], [, other]) => one.localeCompare(other, LOCALE))

/** Coloured only if somebody needs to act. */
function State({ state }: Pick<MailRow, 'state'>) {
  const name = messageStateNames[state]
  return state === 'failed' ? <Badge meaning="problem">{name}</Badge> : name
}

const view: LogView<MailRow> = {
  log: 'mail',
  icon: Mail,
  grid: 'grid-cols-[minmax(0,1fr)_fit-content(5.5rem)_auto] @md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_5.5rem_7.5rem]',
  nameTitle: t('mail.kind'),
  nameOf: ({ kind }) => eventNames[kind],
  peopleOf: ({ recipient }) => <PersonName person={recipient} />,
  columns: [
    {
      title: t('mail.recipient'),
      className: 'hidden @md:block',
      cell: ({ recipient }) => <PersonName person={recipient} />,
    },
    { title: t('mail.state'), className: '', cell: ({ state }) => <State state={state} /> },
  ],
  atTitle: t('mail.createdAt'),
  atOf: ({ createdAt }) => createdAt,
  factsOf: (row) => [
    [t('mail.createdAt'), dateAndSecond(row.createdAt)],
    [t('mail.recipient'), <PersonLink key="recipient" person={row.recipient} />],
    [t('mail.state'), <State key="state" state={row.state} />],
    [t('mail.attempts'), String(row.attempts)],
    ...(row.sentAt ? [[t('mail.sentAt'), dateAndSecond(row.sentAt)] as const] : []),
    ...(row.state === 'waiting' ? [[t('mail.dueAt'), dateAndSecond(row.dueAt)] as const] : []),
    ...(row.error ? [[t('mail.error'), row.error] as const] : []),
    [t('mail.id'), row.id],
  ],
  actionsOf: (row) => row.retryable && <RetryMail mail={row} />,
  choices: [
    { key: 'state', label: t('mail.state'), any: t('mail.anyState'), options: states },
    { key: 'kind', label: t('mail.kind'), any: t('mail.anyKind'), options: kinds },
  ],
  hasMemberFilter: true,
}

export function MailScreen() {
  const search = route.useSearch()
  return (
    <LogScreen
      view={view}
      search={search}
      queries={mailQueries}
      action={(search.state ?? 'failed') === 'failed' && <RetryFailedMails search={mailSearch(search)} />}
      fetchFile={() => logsApi.mails.export.$post({ query: mailSearch(search) })}
    />
  )
}
