import type { MemberDetail } from '#contract/members.ts'
import { t } from '#locales/admin-members.ts'
import { Button } from '#shared/ui/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import type { MemberTask } from '../tasks/member-task-form.tsx'

interface NewNameNoticeProps {
  member: MemberDetail & { newName: string }
  /** Opens the decision form; undefined where nobody can decide. */
  onTask: ((task: MemberTask) => void) | undefined
}

/** The name that waits for approval, and the decision on it. */
export function NewNameNotice({ member: { fullName: from, newName: to }, onTask }: NewNameNoticeProps) {
  return (
    <div className="mb-5 wrap-anywhere">
      <Notice
        meaning="attention"
        title={t('newName.title')}
        action={
          onTask && (
            <div className="flex flex-wrap gap-2">
              <Button size="sm" variant="tint" onClick={() => onTask({ kind: 'approveName' })}>
                {t('newName.approve')}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => onTask({ kind: 'rejectName' })}>
                {t('newName.reject')}
              </Button>
            </div>
          )
        }
      >
        <p>{t('newName.change', { from, to })}</p>
      </Notice>
    </div>
  )
}
