import { ExternalLink } from 'lucide-react'
import { telephoneLink } from '#contract/telephone-link.ts'
import { t } from '#locales/chat.ts'
import { unbrokenPhone } from '#member/shared/lib/format/unbroken-phone.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { Button, buttonClass } from '#shared/ui/button.tsx'

interface ConsentNoticeProps {
  host: string
  company: { name: string; phone: string }
  onAgree: () => void
}

/** Shown before anything from the external provider is loaded. */
export function ConsentNotice({ host, company, onAgree }: ConsentNoticeProps) {
  return (
    <section aria-labelledby="chat-consent" className="mx-auto grid max-w-144 gap-4">
      <ServiceIcon service="chat" size="lg" />
      <h2 id="chat-consent" className="text-22 font-bold tracking-tight">
        {t('consent.title')}
      </h2>
      <p>{t('consent.who', { host, company: company.name })}</p>
      <p className="text-soft">{t('consent.microphone')}</p>
      <p className="text-soft">{t('consent.care')}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<ExternalLink size={20} aria-hidden />} onClick={onAgree}>
          {t('consent.agree')}
        </Button>
        <a href={telephoneLink(company.phone)} className={buttonClass({ variant: 'quiet' })}>
          {t('consent.call', { phone: unbrokenPhone(company.phone) })}
        </a>
      </div>
    </section>
  )
}
