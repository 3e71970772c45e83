import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '#locales/notifications.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { EmptyCard } from '#member/shared/ui/empty-state.tsx'
import { messageFor } from '#shared/lib/api/errors.ts'
import { time } from '#shared/lib/format/format.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { SectionTitle } from '#shared/ui/page-header.tsx'
import { NextPage } from '#shared/ui/show-more.tsx'
import { notificationDays } from './notification-days.ts'
import { NotificationItem } from './notification-item.tsx'
import type { NotificationPages } from './notifications-cache.ts'
import { useMarkRead } from './use-mark-read.ts'

type Page = NotificationPages['pages'][number]

export function NotificationList({ list }: { list: UseInfiniteQueryResult<InfiniteData<Page>> }) {
  const markRead = useMarkRead()
  if (list.isPending) return <SkeletonList rows={5} />
  if (!list.data) return <ErrorCard message={messageFor(list.error, t('failed'))} query={list} />
  const days = notificationDays(
    list.data.pages.flatMap(({ notifications }) => notifications),
    Date.now(),
  )
  if (days.length === 0) return <NoNotifications />
  return (
    <>
      {days.map(({ key, label, notifications }) => (
        <section key={key} aria-label={label}>
          <SectionTitle>{label}</SectionTitle>
          <ul className={cx(cardClass, 'p-1.5')}>
            {notifications.map((notification) => (
              <li key={notification.id}>
                <NotificationItem
                  notification={notification}
                  when={time(notification.createdAt)}
                  onOpen={markRead}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <NextPage query={list} failed={(error) => messageFor(error, t('moreFailed'))} />
    </>
  )
}

function NoNotifications() {
  return (
    <EmptyCard
      service="notifications"
      action={
        <Link to={memberPaths.consultations} className={buttonClass({ variant: 'tint' })}>
          {t('emptyAction')}
        </Link>
      }
    >
      {t('empty')}
    </EmptyCard>
  )
}
