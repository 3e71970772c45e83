import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { HEALTH } from '#contract/health-in-logs.ts'
import type { MailWords, MemberMessage } from '#contract/members.ts'
import { t } from '#locales/person.ts'
import { answer, messagesApi } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { Loading, SkeletonText } from '#shared/ui/feedback/skeleton.tsx'
import { eventNames } from '#texts/events.ts'
import { messageStateNames } from '#texts/labels.ts'
import { EmailText } from '../email-text.tsx'
import { PanelPart } from '../workbench/panel.tsx'

/** Number of messages shown before "show all". */
const FIRST = 3

/** Messages sent to the person, newest first. E-mails can be opened, unless they are about health. */
export function PersonMessages({ messages }: { messages: readonly MemberMessage[] }) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <PanelPart title={t('messages.title')}>
      {messages.length === 0 ? (
        <p className="text-14 text-soft">{t('messages.empty')}</p>
      ) : (
        <ul className="grid divide-y divide-edge text-14">
          {messages.slice(0, showsAll ? undefined : FIRST).map((message) => (
            <li key={message.id}>
              {message.mail && message.kind !== HEALTH ? (
                <OpenableMessage message={message} />
              ) : (
                <div className="flex items-center gap-3 py-1.5">
                  <Summary message={message} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {messages.length > FIRST && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-4"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t('messages.fewer') : t('messages.all', { count: messages.length })}
        </Button>
      )}
    </PanelPart>
  )
}

function Summary({ message: { kind, createdAt, mail, readAt, nameChange } }: { message: MemberMessage }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{eventNames[kind]}</span>
        {nameChange && <span className="block wrap-anywhere">{t('messages.nameChange', nameChange)}</span>}
        <time dateTime={createdAt} className="text-soft">
          {dateAndTime(createdAt)}
        </time>
      </span>
      {mail?.state === 'failed' ? (
        <Badge meaning="problem">{messageStateNames.failed}</Badge>
      ) : (
        <span className="text-right text-soft">
          {mail ? messageStateNames[mail.state] : t(readAt ? 'messages.read' : 'messages.unread')}
        </span>
      )}
    </>
  )
}

/** The text is fetched only on the first press, because opening it is audited, and it is discarded with the panel. */
function OpenableMessage({ message }: { message: MemberMessage }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.message(message.id),
    queryFn: (): Promise<MailWords> => answer(messagesApi[':id'].$post({ param: { id: message.id } })),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-small px-2 py-1.5 text-left hover:bg-sunken"
        onClick={() => setOpen(!isOpen)}
      >
        <Summary message={message} />
        <ChevronDown
          size={18}
          aria-hidden
          className={cx('flex-none text-soft transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div id={id} className="pt-1.5 pb-3">
          {data && <Words {...data} />}
          {error && (
            <div role="alert" className="grid justify-items-start gap-2">
              <p>{`${t('messages.openFailed')} ${messageFor(error)}`}</p>
              <Button variant="quiet" size="sm" busy={isFetching} onClick={() => void refetch()}>
                {t('messages.retry')}
              </Button>
            </div>
          )}
          {!data && !error && (
            <Loading label={t('messages.opening')}>
              <SkeletonText lines={3} />
            </Loading>
          )}
        </div>
      )}
    </>
  )
}

function Words({ to, subject, greeting, paragraphs, quote, button, footnote }: MailWords) {
  return (
    <div className="grid gap-2 rounded-control bg-sunken p-3.5 wrap-anywhere">
      {to && (
        <p className="text-soft">
          <EmailText>{t('messages.to', { email: to })}</EmailText>
        </p>
      )}
      <p className="font-semibold">{subject}</p>
      <p>{greeting}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {quote && <blockquote className="border-l-4 border-brand pl-3 whitespace-pre-line">{quote}</blockquote>}
      {button && <p className="text-soft">{t('messages.button', { label: button })}</p>}
      {footnote && <p className="text-soft">{footnote}</p>}
      <p className="text-soft">{t('messages.audited')}</p>
    </div>
  )
}
