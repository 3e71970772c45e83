import { telephoneLink } from '#contract/telephone-link.ts'
import { t } from '#locales/accounts.ts'
import { textLinkClass } from '#shared/ui/text-link.ts'

/** The provider's phone number. In a prerendered page the Worker fills it in, or removes it (`branded-page.ts`). */
export function PhoneHelp({ phone = '' }: { phone: string | undefined }) {
  return (
    (import.meta.env.SSR || phone) && (
      <p data-brand-phone className="mt-2 text-center text-soft">
        {t('phoneHelp')}{' '}
        <a href={telephoneLink(phone)} className={textLinkClass}>
          {phone}
        </a>
      </p>
    )
  )
}
