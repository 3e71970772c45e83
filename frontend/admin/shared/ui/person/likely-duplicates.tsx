import { Link } from '@tanstack/react-router'
import type { LikelyDuplicate } from '#contract/members.ts'
import { t } from '#locales/person.ts'
import { month } from '#shared/lib/format/format.ts'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { registrationStatusNames } from '#texts/labels.ts'
import { EmailText } from '../email-text.tsx'
import { PanelPart } from '../workbench/panel.tsx'

interface LikelyDuplicatesProps {
  duplicates: readonly LikelyDuplicate[]
  hasMore: boolean
}

/** Other accounts that may belong to the same person. */
export function LikelyDuplicates({ duplicates, hasMore }: LikelyDuplicatesProps) {
  if (duplicates.length === 0) return null
  return (
    <PanelPart title={t('duplicates.title')}>
      <ul className="grid divide-y divide-edge text-14">
        {duplicates.map(({ id, fullName, email, status, blocked, createdAt, matches }) => {
          const since = { status: registrationStatusNames[status], month: month(createdAt) }
          return (
            <li key={id} className="pb-2 wrap-anywhere last:pb-0">
              <Link to="/membros/$id" params={{ id }} className={textLinkClass}>
                {fullName}
              </Link>
              <p>
                <EmailText>{email}</EmailText>
              </p>
              <p className="text-soft">
                {t(`duplicates.${matches.length > 1 ? 'both' : (matches[0] ?? 'name')}`)}
                {' · '}
                {t(blocked ? 'duplicates.blocked' : 'duplicates.since', since)}
              </p>
            </li>
          )
        })}
      </ul>
      {hasMore && <p className="mt-2 text-14 text-soft">{t('duplicates.more')}</p>}
    </PanelPart>
  )
}
