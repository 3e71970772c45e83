import { useInfiniteQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { t } from '#locales/notifications.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { NotificationList } from './notification-list.tsx'
import { notificationsQuery } from './notifications-queries.ts'
import { useMarkAllRead } from './use-mark-read.ts'
import { useUnread } from './use-unread.ts'

export function NotificationsScreen() {
  const list = useInfiniteQuery(notificationsQuery)
  const unread = useUnread()
  const markAllRead = useMarkAllRead()
  return (
    <div className="max-w-180 lg:[--header-inset:0px]">
      <PageHeader
        icon={<ServiceIcon service="notifications" size="lg" />}
        title={t('title')}
        description={t('description')}
        action={
          unread > 0 && (
            <NetworkButton
              variant="tint"
              size="sm"
              icon={<CheckCheck size={18} aria-hidden />}
              busy={markAllRead.isPending}
              busyLabel={t('readingAll')}
              onClick={() => markAllRead.mutate()}
            >
              {t('readAll')}
            </NetworkButton>
          )
        }
      />
      <NotificationList list={list} />
    </div>
  )
}
