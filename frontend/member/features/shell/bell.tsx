import { Link } from '@tanstack/react-router'
import { Bell as BellIcon } from 'lucide-react'
import { memberPaths } from '../../../shared/lib/member-paths.ts'
import { cx } from '../../../shared/ui/cx.ts'
import { iconButtonClass } from '../../../shared/ui/icon-button.tsx'
import { navigationTexts as t } from './navigation-texts.ts'

export function Bell({ className }: { className?: string }) {
  return (
    <Link
      to={memberPaths.notifications}
      aria-label={t('notifications')}
      className={cx(iconButtonClass, className)}
    >
      <BellIcon aria-hidden />
    </Link>
  )
}
