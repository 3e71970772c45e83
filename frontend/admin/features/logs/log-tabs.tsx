import { Link } from '@tanstack/react-router'
import { pillClass } from '#admin/shared/ui/pill-class.ts'
import type { LogName } from '#contract/logs.ts'
import { logNames, logPaths } from './log-paths.ts'
import { t } from './logs-texts.ts'

export function LogTabs({ log }: { log: LogName }) {
  return (
    <nav aria-label={t('kinds')}>
      <ul className="flex flex-wrap gap-1">
        {logNames.map((name) => (
          <li key={name}>
            <Link
              to={logPaths[name]}
              aria-current={name === log ? 'page' : undefined}
              className={pillClass(name === log)}
            >
              {t(`${name}.tab`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
