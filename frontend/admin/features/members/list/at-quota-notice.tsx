import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { atQuotaQuery } from '../members-query.ts'
import { t } from '../members-texts.ts'
import { membersSearch } from './members-search.ts'

/** Members who are at or near a quota. Renders nothing while there are none or the answer is pending. */
export function AtQuotaNotice() {
  const { data: members } = useQuery(atQuotaQuery)
  if (!members?.length) return null
  return (
    <div className="border-b border-edge p-4 lg:px-5">
      <Notice meaning="attention" title={t('atQuota.title')}>
        <p>{t('atQuota.hint')}</p>
        <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
          {members.map(({ id, fullName, reached }) => (
            <li key={id}>
              <Link
                to="/membros/$id"
                params={{ id }}
                search={membersSearch}
                resetScroll={false}
                className={textLinkClass}
              >
                {fullName}
              </Link>{' '}
              {t(`atQuota.${reached}`)}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
