import { Link } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from './shell-texts.ts'

interface NavigationProps {
  waitingCount: ReactNode
  onFollow?: () => void
}

export function Navigation({ waitingCount, onFollow }: NavigationProps) {
  return (
    <nav aria-label={t('shell.navigation')}>
      <ul className="grid gap-1">
        <li>
          <Link
            to="/"
            activeOptions={{ includeSearch: false }}
            activeProps={{ className: 'bg-brand-tint text-brand-deep' }}
            inactiveProps={{ className: 'text-soft hover:bg-sunken hover:text-ink' }}
            className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold transition-colors"
            onClick={onFollow}
          >
            <Inbox size={22} aria-hidden />
            <span className="flex-1">{t('shell.registrations')}</span>
            {waitingCount}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
