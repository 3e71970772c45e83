import { Link } from '@tanstack/react-router'
import { LockOpen, MailPlus } from 'lucide-react'
import type { MemberDetail } from '#contract/members.ts'
import { t } from '#locales/admin-members.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { useMemberChange } from '../tasks/changes.ts'
import type { MemberTask } from '../tasks/member-task-form.tsx'

/** Whether the account's state calls for an action. */
export function hasFoot({ status, blockedAt }: MemberDetail): boolean {
  return status !== 'approved' || blockedAt !== null
}

interface MemberFootProps {
  member: MemberDetail
  onTask: (task: MemberTask) => void
}

/** What the account's state calls for: unblocking, another confirmation, or a decision on the registration. */
export function MemberFoot({ member, onTask }: MemberFootProps) {
  const { id, status, blockedAt } = member
  const resend = useMemberChange(member)
  const isWaiting = status === 'email_confirmed'
  if (blockedAt)
    return (
      <Button
        size="sm"
        variant="tint"
        icon={<LockOpen size={18} aria-hidden />}
        onClick={() => onTask({ kind: 'unblock' })}
      >
        {t('actions.unblock')}
      </Button>
    )
  return (
    <>
      {status === 'pending' && (
        <Button
          size="sm"
          variant="tint"
          icon={<MailPlus size={18} aria-hidden />}
          busy={resend.isPending}
          onClick={() => resend.mutate({ kind: 'resend' })}
        >
          {t('actions.resend')}
        </Button>
      )}
      <Link
        to="/cadastros/$id"
        params={{ id }}
        search={isWaiting ? {} : { status }}
        className={buttonClass({ size: 'sm', variant: isWaiting ? 'solid' : 'quiet' })}
      >
        {t(isWaiting ? 'decide' : 'registration')}
      </Link>
    </>
  )
}
