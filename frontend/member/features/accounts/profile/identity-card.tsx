import { Mail, UserPen } from 'lucide-react'
import type { User } from '#contract/accounts.ts'
import { t } from '#locales/profile.ts'
import { date } from '#shared/lib/format/format.ts'
import { initialsOf } from '#shared/lib/format/initials.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { PendingEmailActions } from './pending-email-actions.tsx'
import { useProfileForm } from './use-profile-form.ts'
import { WithdrawName } from './withdraw-name.tsx'

/** The member's name and e-mail, with buttons to change them. */
export function IdentityCard({ user }: { user: User }) {
  const { open } = useProfileForm()
  return (
    <Card>
      <div className="flex items-center gap-4">
        <span
          aria-hidden
          className="grid size-14 flex-none place-items-center rounded-full bg-brand-tint text-18 font-bold text-brand-deep"
        >
          {initialsOf(user.fullName)}
        </span>
        <div className="min-w-0">
          <p className="text-18 font-semibold wrap-anywhere">{user.fullName}</p>
          <p className="text-soft wrap-anywhere">{user.email}</p>
          <p className="text-14 text-soft">{t('member', { date: date(user.decidedAt ?? user.createdAt) })}</p>
        </div>
      </div>
      <div role="status" className="mt-4 grid gap-3 wrap-anywhere empty:hidden">
        {user.newName && (
          <Notice meaning="info" title={t('name.waiting', { name: user.newName })} action={<WithdrawName />}>
            {t('name.waitingText', { name: user.fullName })}
          </Notice>
        )}
        {user.newEmail && (
          <Notice
            meaning="info"
            title={t('email.waiting', { email: user.newEmail })}
            action={<PendingEmailActions email={user.newEmail} />}
          >
            {t('email.waitingText')}
          </Notice>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="tint"
          size="sm"
          icon={<UserPen size={18} aria-hidden />}
          onClick={() => open('nome')}
        >
          {t('name.open')}
        </Button>
        <Button variant="tint" size="sm" icon={<Mail size={18} aria-hidden />} onClick={() => open('email')}>
          {t('email.open')}
        </Button>
      </div>
    </Card>
  )
}
