import { PanelPart } from '#admin/shared/ui/workbench/panel.tsx'
import type { MemberSession } from '#contract/members.ts'
import { t } from '#locales/admin-members.ts'
import { ago, dateAndTime } from '#shared/lib/format/format.ts'

const itemClass = 'flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0'

export function SessionsPart({ sessions }: { sessions: MemberSession[] }) {
  return (
    <PanelPart title={t('sessions.title')}>
      {sessions.length === 0 ? (
        <p className="text-14 text-soft">{t('sessions.empty')}</p>
      ) : (
        <ul className="grid divide-y divide-edge text-14">
          {sessions.map(({ id, device, purpose, createdAt, lastSeenAt }) => (
            <li key={id} className={itemClass}>
              <div className="min-w-0">
                <p className="font-medium">{device}</p>
                <p className="text-soft">{t('sessions.since', { when: dateAndTime(createdAt) })}</p>
              </div>
              <div className="text-soft">
                <p>{t(`sessions.${purpose}`)}</p>
                <p>{t('sessions.seen', { when: ago(lastSeenAt) })}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </PanelPart>
  )
}
