import { Phone } from 'lucide-react'
import { telephoneLink } from '#contract/telephone-link.ts'
import { t } from '#locales/consultations.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { ONLY_NOTED_HERE, TELL_THE_CLINIC } from '#texts/consultations.ts'

interface ClinicNoticeProps {
  /** What the clinic has not been told about. */
  about: 'consultation' | 'cancellation'
  /** The number to call; without it there is no link. */
  phone?: string | null | undefined
  /** Set if it appears after an action, so that it is announced. */
  role?: 'status'
}

const titles = { consultation: ONLY_NOTED_HERE, cancellation: TELL_THE_CLINIC }

/** Says that the app does not inform the clinic, with a link to call it. */
export function ClinicNotice({ about, phone, role }: ClinicNoticeProps) {
  return (
    <Notice
      meaning="info"
      {...(role && { role })}
      title={titles[about]}
      action={
        phone && (
          <a
            href={telephoneLink(phone)}
            aria-label={t('page.callName', { phone })}
            className={buttonClass({ variant: 'tint', size: 'sm' })}
          >
            <Phone size={18} aria-hidden />
            {t('page.call')}
          </a>
        )
      }
    >
      {t(`clinic.${about}`)}
    </Notice>
  )
}
