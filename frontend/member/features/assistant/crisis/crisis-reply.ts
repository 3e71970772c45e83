import { emergency } from '#locales/emergency.ts'
import { emergencyServices } from '#member/shared/lib/emergency-services.ts'
import { telephoneLink } from '#member/shared/lib/telephone-link.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'
import { assistantTexts as t } from '../assistant-texts.ts'
import { element } from '../element.ts'
import { LINK, replyBubble } from '../reply.ts'
import type { CrisisKind } from './crisis-kinds.ts'
import { servicesForCrises } from './crisis-numbers.ts'

const emergencyTexts = plainTexts(emergency)

function leadTo(kinds: readonly CrisisKind[]): string {
  if (kinds.includes('suicide') || kinds.includes('selfHarm')) return t('crisis.suicide')
  return t(kinds.every((kind) => kind === 'violence') ? 'crisis.violence' : 'crisis.health')
}

function line(name: string, phone: string, use?: string): HTMLElement {
  const link = element(
    'a',
    { class: LINK, href: telephoneLink(phone) },
    emergencyTexts('call', { name, phone }),
  )
  const parts = use ? [link, element('p', { class: 'text-14 text-soft' }, use)] : [link]
  return element('li', { class: 'grid justify-items-start gap-1' }, ...parts)
}

/** The answer to a person in danger: telephone numbers, never an article. */
export function crisisReply(kinds: readonly CrisisKind[], providerPhone: string | null): HTMLElement {
  const lines = servicesForCrises(kinds).map((service) =>
    line(emergencyTexts(`names.${service}`), emergencyServices[service], emergencyTexts(`uses.${service}`)),
  )
  if (providerPhone) lines.push(line(emergencyTexts('provider'), providerPhone))
  return replyBubble(
    element('p', { class: 'font-semibold' }, leadTo(kinds)),
    element('ul', { class: 'grid gap-3' }, ...lines),
    element('p', { class: 'text-14 text-soft' }, t('crisis.noService')),
  )
}
