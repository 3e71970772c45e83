import { parseUrl } from '#contract/parse-url.ts'
import { t } from '#locales/admin-configuration.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { Part, type PartProps } from './part.tsx'

export function ContactPart({ field }: PartProps) {
  return (
    <Part name="contact">
      <TextField {...field('phone')} type="tel" label={t('contact.phone')} />
      <TextField
        {...field('emergencyPhone')}
        type="tel"
        label={t('contact.emergencyPhone')}
        help={t('contact.emergencyHelp')}
        optional
      />
      <TextField {...field('website')} inputMode="url" label={t('contact.website')} />
    </Part>
  )
}

export function ChatPart({ values, field, configuration: { allowedChatOrigin } }: PartProps) {
  const origin = httpsOriginOf(values.chatUrl)
  return (
    <Part name="chat">
      <TextField
        {...field('chatUrl')}
        inputMode="url"
        label={t('chat.url')}
        help={t('chat.urlHelp')}
        optional
      />
      {origin ? (
        <ChatPermission origin={origin} allowed={allowedChatOrigin} />
      ) : (
        allowedChatOrigin && (
          <p className="text-14 text-soft">{t('chat.allowed', { origin: allowedChatOrigin })}</p>
        )
      )}
    </Part>
  )
}

function httpsOriginOf(address: string): string | null {
  const url = parseUrl(address.trim())
  return url?.protocol === 'https:' ? url.origin : null
}

/** The CSP is fixed at deployment: says whether it allows the chat's origin. */
function ChatPermission({ origin, allowed }: { origin: string; allowed: string | null }) {
  if (origin === allowed) return <Notice meaning="good">{t('chat.allowedNow')}</Notice>
  return (
    <Notice meaning="attention">
      {allowed ? t('chat.otherAllowed', { origin, allowed }) : t('chat.noneAllowed', { origin })}
    </Notice>
  )
}

export function MailPart({ field, configuration: { defaultMailFrom } }: PartProps) {
  return (
    <Part name="mail">
      <TextField
        {...field('mailFromName')}
        label={t('mail.fromName')}
        help={t('mail.fromNameHelp')}
        optional
      />
      <TextField
        {...field('mailFromAddress')}
        type="email"
        label={t('mail.fromAddress')}
        help={t('mail.fromAddressHelp', { address: defaultMailFrom })}
        optional
      />
    </Part>
  )
}
