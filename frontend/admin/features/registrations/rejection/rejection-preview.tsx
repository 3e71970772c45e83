import { useSignals } from '@preact/signals-react/runtime'
import { useQuery } from '@tanstack/react-query'
import { adminCompanyQuery } from '#admin/shared/lib/admin-session.ts'
import { MailPreview } from '#admin/shared/ui/mail-preview.tsx'
import { rejectionReasons } from '#contract/accounts.ts'
import { rejectionQuote } from '#contract/mail-text.ts'
import { t } from '#locales/admin-registrations.ts'
import { t as progressTexts } from '#locales/registration-progress.ts'
import { pageBrand } from '#shared/lib/theme/brand.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { type Live, textOf } from '#shared/ui/forms/live.ts'
import { rejectionReasonClauses } from '#texts/labels.ts'
import { rejectionMail } from '#texts/mails.ts'

/** Previews the e-mail and, once a reason is chosen, the person's screen. */
export function RejectionPreview({ reason, text }: { reason: Live; text: Live }) {
  useSignals()
  const { data: company } = useQuery(adminCompanyQuery)
  const chosen = rejectionReasons.find((known) => known === textOf(reason))
  const words = textOf(text).trim()
  const quote = chosen ? rejectionQuote(chosen, words) : words
  return (
    <MailPreview
      title={t('rejection.preview')}
      subject={rejectionMail.subject}
      paragraphs={[rejectionMail.intro(company?.name ?? pageBrand().name)]}
      quote={quote}
    >
      {chosen && (
        <div className="mt-3 wrap-anywhere">
          <p className="mb-1 text-14 text-soft">{t('rejection.onScreen')}</p>
          <Notice
            meaning="problem"
            title={progressTexts('rejected', { reason: rejectionReasonClauses[chosen] })}
          >
            {words && <p className="whitespace-pre-line">{words}</p>}
          </Notice>
        </div>
      )}
    </MailPreview>
  )
}
