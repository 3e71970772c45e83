import { useSignals } from '@preact/signals-react/runtime'
import { useQuery } from '@tanstack/react-query'
import { adminCompanyQuery } from '#admin/shared/lib/admin-session.ts'
import { rejectionReasons } from '#contract/accounts.ts'
import { rejectionQuote } from '#contract/mail-text.ts'
import { shellTexts } from '#shared/lib/app/shell-texts.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { type Live, textOf } from '#shared/ui/forms/live.ts'
import { rejectionReasonClauses } from '#texts/labels.ts'
import { rejectionMail } from '#texts/mails.ts'
import { progressTexts } from '../progress-texts.ts'
import { t } from '../registrations-texts.ts'

/** Previews the e-mail and, once a reason is chosen, the person's screen. */
export function RejectionPreview({ reason, text }: { reason: Live; text: Live }) {
  useSignals()
  const { data: company } = useQuery(adminCompanyQuery)
  const chosen = rejectionReasons.find((known) => known === textOf(reason))
  const words = textOf(text).trim()
  const quote = chosen ? rejectionQuote(chosen, words) : words
  return (
    <section aria-label={t('rejection.preview')}>
      <h3 className="mb-1.5 font-medium">{t('rejection.preview')}</h3>
      <div className="grid gap-1.5 rounded-control bg-sunken p-3.5 text-14 wrap-anywhere">
        <p className="font-semibold">{rejectionMail.subject}</p>
        <p>{rejectionMail.intro(company?.name ?? shellTexts('product'))}</p>
        {quote && (
          <blockquote className="border-l-4 border-brand pl-3 whitespace-pre-line">{quote}</blockquote>
        )}
      </div>
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
    </section>
  )
}
