import { PanelFacts, PanelPart } from '#admin/shared/ui/workbench/panel.tsx'
import type { MemberDetail } from '#contract/members.ts'
import { cardNumberText } from '#contract/membership-card.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { registrationStatusNames, rejectionReasonNames } from '#texts/labels.ts'
import { t } from '../members-texts.ts'

const or = (moment: string | null) => (moment ? dateAndTime(moment) : t('account.never'))

export function AccountPart({ member }: { member: MemberDetail }) {
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
          ...(member.newEmail ? [[t('account.newEmail'), member.newEmail] as const] : []),
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
