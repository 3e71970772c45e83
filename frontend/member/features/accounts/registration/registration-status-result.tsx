import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleX, Hourglass, type LucideIcon, MailOpen } from 'lucide-react'
import type { RegistrationStatus, RegistrationStatusAnswer } from '#contract/accounts.ts'
import { t } from '#locales/account-access.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Outcome, type OutcomeProps } from '../outcome.tsx'

const statusOutcomes: Record<RegistrationStatus, { meaning: OutcomeProps['meaning']; icon: LucideIcon }> = {
  pending: { meaning: 'attention', icon: MailOpen },
  email_confirmed: { meaning: 'info', icon: Hourglass },
  approved: { meaning: 'good', icon: CircleCheck },
  rejected: { meaning: 'problem', icon: CircleX },
}

const actions = {
  confirmEmail: { to: '/confirmar-email', label: t('status.confirmEmail') },
  backToSignIn: { to: '/auth', label: t('backToSignIn') },
  signIn: { to: '/auth', label: t('signIn') },
} as const

type StatusAction = 'confirmEmail' | 'backToSignIn' | 'signIn'

/** The actions of the status screen, the main one first. */
export function actionsFor(status: RegistrationStatus): StatusAction[] {
  if (status === 'pending') return ['confirmEmail', 'backToSignIn']
  return [status === 'approved' ? 'signIn' : 'backToSignIn']
}

export function RegistrationStatusResult({ status, message, reserved }: RegistrationStatusAnswer) {
  return (
    <div className={cx(cardClass, 'mt-6 p-5')}>
      <Outcome
        {...(reserved ? statusOutcomes.email_confirmed : statusOutcomes[status])}
        heading="h2"
        title={reserved ? t('status.title') : t(`status.titles.${status}`)}
        actions={(reserved ? (['backToSignIn'] as const) : actionsFor(status)).map((action, index) => (
          <Link
            key={action}
            to={actions[action].to}
            className={buttonClass({ variant: index === 0 ? 'tint' : 'ghost' })}
          >
            {actions[action].label}
          </Link>
        ))}
      >
        {message || t(`status.messages.${status}`)}
      </Outcome>
    </div>
  )
}
