import { Phone } from 'lucide-react'
import { telephoneLink } from '#contract/telephone-link.ts'
import { t } from '#locales/chat.ts'
import { needsNetwork } from '#locales/needs-network.ts'
import { unbrokenPhone } from '#member/shared/lib/format/unbroken-phone.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'

interface ChatFailedProps {
  phone: string | null
  online: boolean
  onRetry: () => void
}

/** Opens the chat again by a press, or by itself once the network is back. */
export function ChatFailed({ phone, online, onRetry }: ChatFailedProps) {
  const failed = phone ? t('failed.text', { phone: unbrokenPhone(phone) }) : t('failed.textNoPhone')
  const chat = { isFetching: false, refetch: onRetry }
  return (
    <div className="grid justify-items-center pb-6">
      <ErrorState message={online ? failed : needsNetwork.chat} query={chat} />
      {phone && <CallInstead phone={phone} />}
    </div>
  )
}

/** Replaces a chat that this deployment's pages are not allowed to show. */
export function ChatUnavailable({ phone }: { phone: string }) {
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <p>{t('unavailable')}</p>
      <CallInstead phone={phone} />
    </div>
  )
}

function CallInstead({ phone }: { phone: string }) {
  return (
    <a href={telephoneLink(phone)} className={buttonClass()}>
      <Phone size={20} aria-hidden />
      {t('failed.call', { phone: unbrokenPhone(phone) })}
    </a>
  )
}
