import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { waitingNamesQuery } from '../members-query.ts'
import { t } from '../members-texts.ts'
import { membersSearch } from './members-search.ts'

/** Names that wait for a decision. Renders nothing while there are none or the answer is pending. */
export function WaitingNamesNotice() {
  const { data: names } = useQuery(waitingNamesQuery)
  if (!names?.length) return null
  return (
    <div className="border-b border-edge p-4 lg:px-5">
      <Notice meaning="attention" title={t('newName.waiting')}>
        <p>{t('newName.waitingHint')}</p>
        <ul className="mt-1.5 grid gap-1">
          {names.map(({ id, fullName: from, newName: to }) => (
            <li key={id} className="wrap-anywhere">
              <Link
                to="/membros/$id"
                params={{ id }}
                search={membersSearch}
                resetScroll={false}
                className={textLinkClass}
              >
                {t('newName.fromTo', { from, to })}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
