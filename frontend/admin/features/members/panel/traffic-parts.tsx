import { PanelPart } from '#admin/shared/ui/workbench/panel.tsx'
import type { MemberMessage, MemberSession, MessageState } from '#contract/members.ts'
import { ago, dateAndTime } from '#shared/lib/format/format.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { eventNames } from '#texts/events.ts'
import { messageStateNames } from '#texts/labels.ts'
import { t } from '../members-texts.ts'

const listClass = 'grid divide-y divide-edge text-14'
const itemClass = 'flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0'

export function SessionsPart({ sessions }: { sessions: MemberSession[] }) {
  return (
    <PanelPart title={t('sessions.title')}>
      {sessions.length === 0 ? (
        <p className="text-14 text-soft">{t('sessions.empty')}</p>
      ) : (
        <ul className={listClass}>
          {sessions.map(({ id, device, purpose, createdAt, lastSeenAt }) => (
            <li key={id} className={itemClass}>
              <div className="min-w-0">
                <p className="font-medium">{device}</p>
                <p className="text-soft">{t('sessions.since', { when: dateAndTime(createdAt) })}</p>
              </div>
              <div className="text-soft">
                <p>{t(`sessions.${purpose}`)}</p>
                <p>{t('sessions.seen', { when: ago(lastSeenAt) })}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </PanelPart>
  )
}

const meanings = {
  waiting: 'attention',
  sent: 'good',
  failed: 'problem',
  dropped: 'neutral',
} as const satisfies Record<MessageState, string>

export function MessagesPart({ messages }: { messages: MemberMessage[] }) {
  return (
    <PanelPart title={t('messages.title')}>
      {messages.length === 0 ? (
        <p className="text-14 text-soft">{t('messages.empty')}</p>
      ) : (
        <ul className={listClass}>
          {messages.map(({ id, kind, createdAt, mail, readAt, nameChange }) => (
            <li key={id} className={itemClass}>
              <div className="min-w-0">
                <p className="font-medium">{eventNames[kind]}</p>
                {nameChange && <p className="wrap-anywhere">{t('messages.nameChange', nameChange)}</p>}
                <p className="text-soft">
                  <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
                </p>
              </div>
              {mail ? (
                <Badge meaning={meanings[mail.state]}>{messageStateNames[mail.state]}</Badge>
              ) : (
                <Badge meaning="neutral">{t(readAt ? 'messages.read' : 'messages.unread')}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </PanelPart>
  )
}
