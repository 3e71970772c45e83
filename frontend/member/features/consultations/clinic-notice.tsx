import { Phone } from 'lucide-react'
import { telephoneLink } from '#contract/telephone-link.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { ONLY_NOTED_HERE, TELL_THE_CLINIC } from '#texts/consultations.ts'
import { consultationsTexts as t } from './consultations-texts.ts'

interface ClinicNoticeProps {
  /** What the clinic does not know of. */
  about: 'consultation' | 'cancellation'
  /** The number to call; without it there is no link. */
  phone?: string | null | undefined
  /** Announced where it appears after an action. */
  role?: 'status'
}

const titles = { consultation: ONLY_NOTED_HERE, cancellation: TELL_THE_CLINIC }

/** Says that the app tells the clinic nothing, with the link that calls it. */
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
