import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cardNumberText } from '#contract/membership-card.ts'
import type { PolicyReview } from '#contract/policy-reviews.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { formatFileSize } from '#shared/lib/files/file-rules.ts'
import { dateAndTime, isoDay } from '#shared/lib/format/format.ts'
import { Card } from '#shared/ui/card.tsx'
import { FileName } from '#shared/ui/file-name.tsx'
import { policyStateNames } from '#texts/labels.ts'
import { DueBadge } from '../due/due-badge.tsx'
import { t } from '../policy-reviews-texts.ts'

export function PolicyFacts({ review: { policy, others } }: { review: PolicyReview }) {
  const { member, status, policyNumber, rejectionText } = policy
  return (
    <Card>
      <h2 className="text-18 font-semibold">{t('review.data')}</h2>
      <dl className="mt-3 grid gap-3">
        <Fact name={t('review.member')}>
          <Link
            to="/membros/$id"
            params={{ id: member.id }}
            className="-my-2.5 inline-flex min-h-11 items-center font-medium text-brand-deep underline wrap-anywhere"
          >
            {member.fullName}
          </Link>
          <span className="block text-14 text-soft wrap-anywhere">{member.email}</span>
        </Fact>
        <Fact name={t('review.card')}>
          <span className="tabular-nums">{cardNumberText(member.cardNumber)}</span>
        </Fact>
        <Fact name={t('review.sent')}>{dateAndTime(policy.uploadedAt)}</Fact>
        {status === 'pending' && (
          <Fact name={t('review.due')}>
            <DueBadge policy={policy} today={isoDay(Date.now(), PROVIDER_TIME_ZONE)} />
          </Fact>
        )}
        <Fact name={t('review.size')}>{formatFileSize(policy.fileSize)}</Fact>
        {policyNumber && (
          <Fact name={t('review.number')}>
            <span className="tabular-nums">{policyNumber}</span>
          </Fact>
        )}
        {rejectionText && (
          <Fact name={t('review.reason')}>
            <span className="whitespace-pre-line">{rejectionText}</span>
          </Fact>
        )}
      </dl>
      {others.length > 0 && (
        <>
          <h3 className="mt-5 border-t border-edge pt-4 font-semibold">{t('review.others')}</h3>
          <ul className="mt-1">
            {others.map((other) => (
              <li key={other.id}>
                <Link
                  to="/apolices/$id"
                  params={{ id: other.id }}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-control py-1 text-14"
                >
                  <span className="font-medium text-brand-deep underline wrap-anywhere">
                    <FileName name={other.fileName} />
                  </span>
                  <span className="text-soft">{policyStateNames[other.status]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
