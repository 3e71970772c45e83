import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '#locales/admin-members.ts'
import { cx } from '#shared/ui/cx.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { atQuotaQuery, waitingNamesQuery } from '../members-query.ts'
import { membersSearch } from './members-search.ts'

/** Above the list: names that wait for a decision, and members who are at a quota or near it. */
export function MemberNotices() {
  const { data: names = [] } = useQuery(waitingNamesQuery)
  const { data: members = [] } = useQuery(atQuotaQuery)
  return (
    <>
      <MemberNotice
        title={t('newName.waiting')}
        hint={t('newName.waitingHint')}
        members={names.map(({ id, fullName: from, newName: to }) => ({
          id,
          link: t('newName.fromTo', { from, to }),
        }))}
      />
      <MemberNotice
        title={t('atQuota.title')}
        hint={t('atQuota.hint')}
        isInLine
        members={members.map(({ id, fullName, reached }) => ({
          id,
          link: fullName,
          detail: t(`atQuota.${reached}`),
        }))}
      />
    </>
  )
}

interface MemberNoticeProps {
  title: string
  hint: string
  members: readonly { id: string; link: string; detail?: string }[]
  /** Several members on a line. */
  isInLine?: boolean
}

function MemberNotice({ title, hint, members, isInLine }: MemberNoticeProps) {
  if (members.length === 0) return null
  return (
    <div className="border-b border-edge p-4 lg:px-5">
      <Notice meaning="attention" title={title}>
        <p>{hint}</p>
        <ul className={cx('mt-1.5 gap-x-4 gap-y-1', isInLine ? 'flex flex-wrap' : 'grid')}>
          {members.map(({ id, link, detail }) => (
            <li key={id} className="wrap-anywhere">
              <Link
                to="/membros/$id"
                params={{ id }}
                search={membersSearch}
                resetScroll={false}
                className={textLinkClass}
              >
                {link}
              </Link>{' '}
              {detail}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
