import { EmailText } from '#admin/shared/ui/email-text.tsx'
import { PanelFacts, PanelPart } from '#admin/shared/ui/workbench/panel.tsx'
import type { MemberDetail } from '#contract/members.ts'
import { cardNumberText } from '#domain/card-number.ts'
import { t } from '#locales/admin-members.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { registrationStatusNames, rejectionReasonNames } from '#texts/labels.ts'

const or = (moment: string | null) => (moment ? dateAndTime(moment) : t('account.never'))

interface AccountPartProps {
  member: MemberDetail
  /** Opens the form that withdraws a pending change of e-mail. */
  onWithdrawEmail?: (() => void) | undefined
}

export function AccountPart({ member, onWithdrawEmail }: AccountPartProps) {
  return (
    <PanelPart title={t('account.title')}>
      <PanelFacts
        facts={[
          [t('account.card'), cardNumberText(member.cardNumber)],
          [t('account.createdAt'), dateAndTime(member.createdAt)],
          [t('account.confirmedAt'), or(member.emailConfirmedAt)],
          [
            t('account.statusSince', { status: registrationStatusNames[member.status] }),
            dateAndTime(member.statusSince),
          ],
          ...(member.newEmail
            ? [
                [
                  t('account.newEmail'),
                  <span key="newEmail" className="flex flex-wrap items-center gap-x-3">
                    <EmailText>{member.newEmail}</EmailText>
                    {onWithdrawEmail && (
                      <Button variant="ghost" size="sm" className="-my-2 -ml-4" onClick={onWithdrawEmail}>
                        {t('actions.withdrawEmail')}
                      </Button>
                    )}
                  </span>,
                ] as const,
              ]
            : []),
          ...(member.rejection
            ? [
                [
                  t('account.rejection'),
                  `${rejectionReasonNames[member.rejection.reason]}. ${member.rejection.text}`,
                ] as const,
              ]
            : []),
        ]}
      />
    </PanelPart>
  )
}
