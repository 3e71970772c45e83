import { Popover } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { Link } from '@tanstack/react-router'
import { CheckCheck } from 'lucide-react'
import { useRef } from 'react'
import { t } from '#locales/notifications.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { CountBadge } from '#shared/ui/feedback/badge.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { BellPanelList } from './bell-panel-list.tsx'
import { unreadCount } from './unread-count.ts'
import { useMarkAllRead } from './use-mark-read.ts'

interface BellPanelProps {
  /** Id of the bell button, which regains the focus when the panel closes. */
  triggerId: string
  unread: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function BellPanel({ triggerId, unread, open, onOpenChange }: BellPanelProps) {
  const markAllRead = useMarkAllRead()
  const content = useRef<HTMLDivElement>(null)
  const followed = useRef(false)

  function follow() {
    followed.current = true
    onOpenChange(false)
  }
  /** Focuses the new page's title after a followed link; otherwise `null`, for the bell. */
  function finalFocus() {
    const title = followed.current ? document.querySelector<HTMLElement>('main h1') : null
    followed.current = false
    return title
  }
  return (
    <Popover.Root
      ids={{ trigger: triggerId }}
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      finalFocusEl={finalFocus}
      initialFocusEl={() => content.current}
      positioning={{ placement: 'bottom-end', gutter: 8, overflowPadding: 8 }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            ref={content}
            className="slide-down z-50 flex max-h-[min(36rem,calc(100dvh-9rem))] w-[min(25rem,calc(100vw-1rem))] flex-col rounded-card border border-edge bg-surface shadow-float outline-none data-[state=closed]:animate-leave data-[state=open]:animate-enter"
          >
            <div className="flex items-center gap-2 px-4 pt-3 pb-1">
              <Popover.Title className="text-18 font-semibold tracking-tight">{t('title')}</Popover.Title>
              {unread > 0 && <CountBadge count={unreadCount(unread)} label={t('unread')} />}
            </div>
            <BellPanelList onFollow={follow} />
            <div className="flex flex-wrap items-center gap-2 border-t border-edge p-2.5">
              {unread > 0 && (
                <NetworkButton
                  variant="ghost"
                  size="sm"
                  icon={<CheckCheck size={18} aria-hidden />}
                  busy={markAllRead.isPending}
                  busyLabel={t('readingAll')}
                  onClick={() => markAllRead.mutate()}
                >
                  {t('readAll')}
                </NetworkButton>
              )}
              <Link
                to={memberPaths.notifications}
                onClick={follow}
                className={buttonClass({ variant: 'quiet', size: 'sm', className: 'ml-auto' })}
              >
                {t('all')}
              </Link>
            </div>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
