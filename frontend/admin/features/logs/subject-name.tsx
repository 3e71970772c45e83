import { Link, type LinkProps } from '@tanstack/react-router'
import { recordPath } from '#admin/shared/lib/record-paths.ts'
import { formatSubject } from '#contract/audit-subjects.ts'
import type { AuditSubject } from '#contract/logs.ts'
import { cx } from '#shared/ui/cx.ts'
import { logNames, logPaths } from './log-paths.ts'

/** Where the dashboard shows it; `null` if nowhere. */
function wayTo({ id, name, page }: AuditSubject): Pick<LinkProps, 'to' | 'params' | 'search'> | null {
  if (page === 'configuration') return { to: '/configuracao' }
  if (page === 'log') return { to: logPaths[logNames.find((log) => log === name) ?? 'audit'] }
  if (page === null || id === null) return null
  return page === 'mail' ? { to: logPaths.mail, search: { entry: id } } : recordPath(page, id)
}

interface SubjectNameProps {
  subject: AuditSubject | null
  /** Applied to the link. */
  className?: string
}

/** What an audit entry is about, linked to where the dashboard shows it; in another colour if it is gone. */
export function SubjectName({ subject, className }: SubjectNameProps) {
  if (!subject) return '—'
  const name = formatSubject(subject)
  const way = wayTo(subject)
  if (way)
    return (
      <Link {...way} className={cx('text-brand-deep underline-offset-4 hover:underline', className)}>
        {name}
      </Link>
    )
  return subject.isGone ? <span className="text-soft">{name}</span> : name
}
