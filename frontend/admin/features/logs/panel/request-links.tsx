import { Link } from '@tanstack/react-router'
import { t } from '#locales/admin-logs.ts'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { logPaths } from '../log-paths.ts'

const logs = ['audit', 'access', 'error'] as const

interface RequestLinksProps {
  id: string
  /** The log on screen. */
  log: (typeof logs)[number]
}

/** A request's id, with links to the other logs filtered by it. */
export function RequestLinks({ id, log }: RequestLinksProps) {
  return (
    <>
      <span className="block break-all">{id}</span>
      <span className="flex flex-wrap gap-x-4">
        {logs
          .filter((name) => name !== log)
          .map((name) => (
            <Link key={name} to={logPaths[name]} search={{ request: id }} className={textLinkClass}>
              {t('requestIn', { log: t(`${name}.title`) })}
            </Link>
          ))}
      </span>
    </>
  )
}
