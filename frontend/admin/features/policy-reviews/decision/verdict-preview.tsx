import { useSignals } from '@preact/signals-react/runtime'
import { useQuery } from '@tanstack/react-query'
import { adminCompanyQuery } from '#admin/shared/lib/admin-session.ts'
import { MailPreview } from '#admin/shared/ui/mail-preview.tsx'
import type { ReviewQueueItem } from '#contract/policy-reviews.ts'
import { t } from '#locales/admin-policies.ts'
import { pageBrand } from '#shared/lib/theme/brand.ts'
import { type Live, textOf } from '#shared/ui/forms/live.ts'
import { mailTexts } from '#texts/mails.ts'
import type { Verdict } from './decisions.ts'

interface VerdictPreviewProps {
  policy: ReviewQueueItem
  verb: Verdict['verb']
  /** The policy's number, or the reason for the rejection. */
  text: Live
}

export function VerdictPreview({ policy: { fileName }, verb, text }: VerdictPreviewProps) {
  useSignals()
  const { data } = useQuery(adminCompanyQuery)
  const company = { name: data?.name ?? pageBrand().name, phone: '' }
  const typed = textOf(text).trim()
  const { subject, paragraphs, quote } =
    verb === 'approve'
      ? mailTexts.policy_approved({ company, fileName, policyNumber: typed })
      : mailTexts.policy_rejected({ company, fileName, text: typed })
  return <MailPreview title={t('preview')} subject={subject} paragraphs={paragraphs} quote={quote} />
}
