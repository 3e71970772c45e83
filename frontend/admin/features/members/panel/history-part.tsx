import { Link } from '@tanstack/react-router'
import { PanelPart } from '#admin/shared/ui/workbench/panel.tsx'
import { rejectionReasons } from '#contract/accounts.ts'
import { blockReasons, type HistoryEntry, passkeyRemovalReasons } from '#contract/members.ts'
import { t } from '#locales/admin-members.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { textLinkClass } from '#shared/ui/text-link.ts'
import {
  auditActionNames,
  blockReasonNames,
  passkeyRemovalReasonNames,
  rejectionReasonNames,
} from '#texts/labels.ts'

/** The reason, its explanation or the new role, if the action has one. */
function detailText({ action, detail }: HistoryEntry): string {
  const rejection = rejectionReasons.find((known) => known === detail?.reason)
  if (action === 'registration.rejected' && rejection) return rejectionReasonNames[rejection]
  const reason = blockReasons.find((known) => known === detail?.reason)
  if (action === 'member.blocked' && reason) return blockReasonNames[reason]
  const removal = passkeyRemovalReasons.find((known) => known === detail?.reason)
  if (action === 'member.passkeys_removed' && removal) return passkeyRemovalReasonNames[removal]
  if (action === 'registration.reversed') return detail?.text ?? ''
  if (action === 'member.role_changed')
    return t(detail?.to === 'admin' ? 'history.toAdmin' : 'history.toMember')
  return ''
}

/** The account's history, latest first. */
export function HistoryPart({ history, memberId }: { history: HistoryEntry[]; memberId: string }) {
  return (
    <PanelPart title={t('history.title')}>
      {history.length === 0 && <p className="text-14 text-soft">{t('history.empty')}</p>}
      <ol className="grid gap-2 border-l-2 border-edge pl-3.5 text-14 empty:hidden">
        {history.map((entry) => (
          <li key={entry.id}>
            <p className="font-medium">{auditActionNames[entry.action]}</p>
            {detailText(entry) && <p>{detailText(entry)}</p>}
            <p className="text-soft">
              <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
              {entry.actor && ` · ${entry.actor}`}
            </p>
          </li>
        ))}
      </ol>
      <Link to="/registros" search={{ person: memberId }} className={textLinkClass}>
        {t('history.all')}
      </Link>
    </PanelPart>
  )
}
