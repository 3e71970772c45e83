import { Link } from '@tanstack/react-router'
import type { Notification } from '#contract/notifications.ts'
import { t } from '#locales/notifications.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { cx } from '#shared/ui/cx.ts'
import { contentOf } from './notification-content.ts'
import { isUnread } from './notifications-cache.ts'

interface NotificationItemProps {
  notification: Notification
  /** When it was made, in words. */
  when: string
  onOpen: (notification: Notification) => void
}

/** A link to the notification's screen; `onOpen` marks it as read. */
export function NotificationItem({ notification, when, onOpen }: NotificationItemProps) {
  const { title, detail, service, to } = contentOf(notification)
  const unread = isUnread(notification)
  return (
    <Link
      to={to}
      onClick={() => onOpen(notification)}
      className="flex gap-3 rounded-control p-3 transition-colors hover:bg-sunken"
    >
      <ServiceIcon service={service} />
      <span className="min-w-0 flex-1">
        <span className={cx('block', unread ? 'font-bold' : 'font-medium')}>{title}</span>
        <span className="line-clamp-4 text-14 whitespace-pre-line text-soft">{detail}</span>
        <time dateTime={notification.createdAt} className="mt-0.5 block text-12 text-soft">
          {when}
        </time>
      </span>
      {unread && (
        <span className="mt-1.5 size-2.5 flex-none rounded-full bg-problem-solid">
          <span className="sr-only">{t('unread')}</span>
        </span>
      )}
    </Link>
  )
}
