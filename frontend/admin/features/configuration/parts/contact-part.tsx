import type { Configuration } from '#contract/company.ts'
import { parseUrl } from '#contract/parse-url.ts'
import { t } from '#locales/admin-configuration.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { Part, type PartProps } from './part.tsx'

export function ContactPart({ values, errors, onChange }: PartProps) {
  return (
    <Part name="contact">
      <TextField
        name="phone"
        type="tel"
        label={t('contact.phone')}
        value={values.phone}
        error={errors.phone ?? ''}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
      <TextField
        name="emergencyPhone"
        type="tel"
        label={t('contact.emergencyPhone')}
        help={t('contact.emergencyHelp')}
        optional
        value={values.emergencyPhone}
        error={errors.emergencyPhone ?? ''}
        onChange={(event) => onChange({ emergencyPhone: event.target.value })}
      />
      <TextField
        name="website"
        inputMode="url"
        label={t('contact.website')}
        value={values.website}
        error={errors.website ?? ''}
        onChange={(event) => onChange({ website: event.target.value })}
      />
    </Part>
  )
}

export function ChatPart({
  values,
  errors,
  onChange,
  configuration: { allowedChatOrigin },
}: PartProps & { configuration: Configuration }) {
  const origin = httpsOriginOf(values.chatUrl)
  return (
    <Part name="chat">
      <TextField
        name="chatUrl"
        inputMode="url"
        label={t('chat.url')}
        help={t('chat.urlHelp')}
        optional
        value={values.chatUrl}
        error={errors.chatUrl ?? ''}
        onChange={(event) => onChange({ chatUrl: event.target.value })}
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

export function MailPart({
  values,
  errors,
  onChange,
  configuration: { defaultMailFrom },
}: PartProps & { configuration: Configuration }) {
  return (
    <Part name="mail">
      <TextField
        name="mailFromName"
        label={t('mail.fromName')}
        help={t('mail.fromNameHelp')}
        optional
        value={values.mailFromName}
        error={errors.mailFromName ?? ''}
        onChange={(event) => onChange({ mailFromName: event.target.value })}
      />
      <TextField
        name="mailFromAddress"
        type="email"
        label={t('mail.fromAddress')}
        help={t('mail.fromAddressHelp', { address: defaultMailFrom })}
        optional
        value={values.mailFromAddress}
        error={errors.mailFromAddress ?? ''}
        onChange={(event) => onChange({ mailFromAddress: event.target.value })}
      />
    </Part>
  )
}
