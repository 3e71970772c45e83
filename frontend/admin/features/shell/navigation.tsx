import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '#locales/admin.ts'
import { destinations } from './destinations.ts'

/** Counts shown beside the screens' names, keyed by path. */
export type ScreenCounts = Readonly<Record<string, ReactNode>>

interface NavigationProps {
  counts: ScreenCounts
  onFollow?: () => void
}

const current = 'bg-brand-tint text-brand-deep'
const other = 'text-soft hover:bg-sunken hover:text-ink'

export function Navigation({ counts, onFollow }: NavigationProps) {
  const isAtRegistration = useLocation({ select: ({ pathname }) => pathname.startsWith('/cadastros/') })
  return (
    <nav aria-label={t('shell.navigation')}>
      <ul className="grid gap-1">
        {destinations.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ includeSearch: false, exact: to === '/' }}
              activeProps={{ className: current }}
              inactiveProps={{ className: to === '/' && isAtRegistration ? current : other }}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold transition-colors"
              onClick={onFollow}
            >
              <Icon size={22} aria-hidden />
              <span className="flex-1">{label}</span>
              {counts[to]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
