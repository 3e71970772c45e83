import { Link, useLocation } from '@tanstack/react-router'
import { t } from '#locales/navigation.ts'
import { isAt } from '#member/shared/lib/member-paths.ts'
import { cx } from '#shared/ui/cx.ts'
import { tabs } from './destinations.ts'

export function TabBar() {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav
      data-tab-bar
      aria-label={t('tabBar')}
      className="fixed inset-x-0 bottom-0 z-40 unpinned:static border-t border-edge bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex min-h-16 max-w-144 large-text:grid large-text:grid-cols-3 px-1">
        {tabs.map(({ to, label, icon: Icon }) => {
          return (
            <li key={to} className="min-w-0 flex-1">
              <Link
                to={to}
                aria-current={isAt(pathname, to) ? 'page' : undefined}
                className={cx(
                  'flex h-full flex-col items-center justify-center gap-0.5 rounded-control text-[min(0.75rem,3.6vw)] leading-tight whitespace-nowrap',
                  'large-text:py-1 large-text:text-center large-text:text-12 large-text:whitespace-normal',
                  'font-medium text-soft aria-[current]:font-semibold aria-[current]:text-brand-deep',
                )}
              >
                <span className="grid h-8 w-13 max-w-full place-items-center rounded-full transition-colors in-aria-[current]:bg-brand-tint forced-colors:in-aria-[current]:border">
                  <Icon size={22} aria-hidden />
                </span>
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
