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

/** Previews the e-mail and the user's screen; empty until a reason is chosen. */
export function RejectionPreview({ reason, text }: { reason: Live; text: Live }) {
  useSignals()
  const { data: company } = useQuery(adminCompanyQuery)
  const chosen = rejectionReasons.find((known) => known === textOf(reason))
  if (!chosen) return null
  const words = textOf(text).trim()
  const quote = rejectionQuote(chosen, words)
  return (
    <section aria-label={t('rejection.preview')} className="rounded-control bg-sunken p-3.5">
      <p className="font-medium">{t('rejection.preview')}</p>
      <p className="mt-2 text-14 text-soft">{t('rejection.inMail')}</p>
      <div className="mt-1 rounded-control border border-edge bg-surface p-3.5 wrap-anywhere">
        <p className="font-semibold">{rejectionMail.subject}</p>
        <p className="mt-1 text-14">{rejectionMail.intro(company?.name ?? shellTexts('product'))}</p>
        {quote && (
          <blockquote className="mt-2 border-l-4 border-brand pl-3 text-14 whitespace-pre-line">
            {quote}
          </blockquote>
        )}
      </div>
      <p className="mt-3 mb-1 text-14 text-soft">{t('rejection.onScreen')}</p>
      <div className="wrap-anywhere">
        <Notice
          meaning="problem"
          title={progressTexts('rejected', { reason: rejectionReasonClauses[chosen] })}
        >
          {words && <p className="whitespace-pre-line">{words}</p>}
        </Notice>
      </div>
    </section>
  )
}
