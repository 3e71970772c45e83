import { Link, useLocation } from '@tanstack/react-router'
import { isAt } from '#member/shared/lib/member-paths.ts'
import { cx } from '#shared/ui/cx.ts'
import type { Destination } from './destinations.ts'

export const entryClass =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-medium text-soft transition-colors hover:bg-sunken hover:text-ink'

interface ReplaceProps {
  /** Replaces the history entry of the menu that contains the link. */
  replace?: boolean
}

export function EntryLink({
  to,
  label,
  icon: Icon,
  holds = [],
  replace = false,
}: Destination & ReplaceProps) {
  const current = useLocation({
    select: ({ pathname }) =>
      isAt(pathname, to) ? 'page' : holds.some((path) => isAt(pathname, path)) ? 'true' : undefined,
  })
  return (
    <Link
      to={to}
      aria-current={current}
      replace={replace}
      className={cx(
        entryClass,
        'aria-[current]:bg-brand-tint aria-[current]:font-semibold aria-[current]:text-brand-deep forced-colors:aria-[current]:border',
      )}
    >
      <Icon size={22} aria-hidden />
      {label}
    </Link>
  )
}

export function EntryList({ entries, replace = false }: { entries: readonly Destination[] } & ReplaceProps) {
  return (
    <ul className="grid gap-1">
      {entries.map((entry) => (
        <li key={entry.to}>
          <EntryLink {...entry} replace={replace} />
        </li>
      ))}
    </ul>
  )
}
