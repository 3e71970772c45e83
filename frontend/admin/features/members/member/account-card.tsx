import type { MemberDetail } from '#contract/members.ts'
import { cardNumberText } from '#contract/membership-card.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { registrationStatusNames, rejectionReasonNames, roleNames } from '#texts/labels.ts'
import { t } from '../members-texts.ts'
import { Facts } from './facts.tsx'
import { TitledCard } from './titled-card.tsx'

const or = (moment: string | null) => (moment ? dateAndTime(moment) : t('account.never'))

export function AccountCard({ member }: { member: MemberDetail }) {
  return (
    <TitledCard title={t('account.title')}>
      <Facts
        facts={[
          [t('account.card'), cardNumberText(member.cardNumber)],
          [t('account.role'), roleNames[member.role]],
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
    </TitledCard>
  )
}
