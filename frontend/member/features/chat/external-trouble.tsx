import { Phone, RotateCcw } from 'lucide-react'
import { telephoneLink } from '#contract/telephone-link.ts'
import { t } from '#locales/chat.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'

/** Always shown: the browser does not reveal whether an external frame shows an error page. */
export function ExternalTrouble({ phone, onRetry }: { phone: string | null; onRetry: () => void }) {
  return (
    <div className="mt-2 flex flex-wrap justify-between gap-x-2">
      <NetworkButton variant="ghost" size="sm" icon={<RotateCcw size={18} aria-hidden />} onClick={onRetry}>
        {t('reload')}
      </NetworkButton>
      {phone && (
        <a
          href={telephoneLink(phone)}
          aria-label={t('failed.call', { phone })}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <Phone size={18} aria-hidden />
          {phone}
        </a>
      )}
    </div>
  )
}
