import { telephoneLink } from '#contract/telephone-link.ts'
import { t } from '#locales/emergency.ts'
import { type EmergencyService, emergencyServices } from '#member/shared/lib/emergency-services.ts'
import { unbrokenPhone } from '#member/shared/lib/format/unbroken-phone.ts'
import { element } from './element.ts'
import { LINK } from './link-classes.ts'

function line(name: string, phone: string, use?: string): HTMLElement {
  const link = element(
    'a',
    { class: LINK, href: telephoneLink(phone) },
    t('call', { name, phone: unbrokenPhone(phone) }),
  )
  const parts = use ? [link, element('p', { class: 'text-14 text-soft' }, use)] : [link]
  return element('li', { class: 'grid justify-items-start gap-1' }, ...parts)
}

/** The emergency numbers as links, the provider's line last where it is known. */
export function emergencyLines(services: readonly EmergencyService[], provider: string | null): HTMLElement {
  const lines = services.map((service) =>
    line(t(`names.${service}`), emergencyServices[service], t(`uses.${service}`)),
  )
  if (provider) lines.push(line(t('provider'), provider))
  return element('ul', { class: 'grid gap-3' }, ...lines)
}
