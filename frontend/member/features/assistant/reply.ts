import type { PhoneLines } from '#member/shared/lib/assistant-messages.ts'
import { emergencyServices } from '#member/shared/lib/emergency-services.ts'
import { telephoneLink } from '#member/shared/lib/telephone-link.ts'
import { type Article, pathOf, type Screen } from './articles.ts'
import { assistantTexts as t } from './assistant-texts.ts'
import { button, element } from './element.ts'

const BUBBLE = 'max-w-[min(34rem,94%)] rounded-card px-4 py-3 animate-enter slide-up'
export const LINK =
  'inline-flex min-h-11 items-center rounded-control bg-brand px-4 text-14 font-semibold text-on-brand hover:bg-brand-hover'
const QUIET_LINK =
  'inline-flex min-h-11 items-center rounded-control bg-surface px-4 text-14 font-semibold text-ink hover:bg-edge'
export const CHOICE =
  'min-h-11 rounded-control border border-edge-strong bg-surface px-3.5 py-2 text-left text-14 font-medium text-brand-deep hover:bg-brand-tint'

function spoken(who: string): HTMLElement {
  return element('span', { class: 'sr-only' }, `${who} `)
}

export function questionBubble(question: string): HTMLElement {
  return element('p', { class: `${BUBBLE} self-end bg-brand-tint text-ink` }, spoken(t('you')), question)
}

export function replyBubble(...children: (Node | string)[]): HTMLElement {
  return element(
    'div',
    { class: `${BUBBLE} grid gap-3 self-start bg-sunken` },
    spoken(t('assistant')),
    ...children,
  )
}

function screenLink(screen: Screen, className: string): HTMLElement {
  const label = t('open', { screen: t(`screens.${screen}`) })
  return element('a', { class: className, href: pathOf(screen), target: '_top' }, label)
}

function callLink(phone: string): HTMLElement {
  return element('a', { class: LINK, href: telephoneLink(phone) }, t('call', { phone }))
}

function related(others: readonly Article[], ask: (question: string) => void): HTMLElement[] {
  if (others.length === 0) return []
  const choices = others.map(({ question }) =>
    element(
      'li',
      {},
      button(CHOICE, question, () => ask(question)),
    ),
  )
  return [
    element('p', { class: 'text-14 font-semibold' }, t('related')),
    element('ul', { class: 'grid justify-items-start gap-2' }, ...choices),
  ]
}

const PLACEHOLDERS = /\{\{(phone|emergencyPhone)\}\}/g

/** The provider's numbers that the text names, each once, where they are known. */
function phonesIn(text: string, lines: PhoneLines): string[] {
  const names = [...text.matchAll(PLACEHOLDERS)].map(([, name]) => name)
  const phones = [
    names.includes('phone') && lines.phone,
    names.includes('emergencyPhone') && lines.emergencyPhone,
  ]
  return [...new Set(phones.filter((phone) => typeof phone === 'string'))]
}

/** The text with the provider's numbers, or with the place where they stand. */
function withPhones(text: string, { phone, emergencyPhone }: PhoneLines): string {
  return text.replace(
    PLACEHOLDERS,
    (_all, name) => (name === 'phone' ? phone : emergencyPhone) ?? t('phoneOnCard'),
  )
}

export function answerReply(
  [best, ...others]: readonly Article[],
  ask: (question: string) => void,
  lines: PhoneLines,
): HTMLElement {
  if (!best) return notFoundReply(lines.phone)
  const ways = element('div', { class: 'flex flex-wrap gap-2' })
  const calls = [
    ...(best.id === 'emergency' ? [emergencyServices.samu] : []),
    ...phonesIn(best.answer, lines),
  ]
  ways.append(...calls.map(callLink), screenLink(best.screen, calls.length > 0 ? QUIET_LINK : LINK))
  return replyBubble(
    element('p', { class: 'font-semibold' }, best.question),
    element('p', {}, withPhones(best.answer, lines)),
    ways,
    ...related(others, ask),
  )
}

export function notFoundReply(phone: string | null): HTMLElement {
  const way = phone
    ? [callLink(phone)]
    : [element('p', {}, t('notFoundPhone')), screenLink('membershipCard', LINK)]
  return replyBubble(element('p', {}, t('notFound')), ...way.map((part) => element('div', {}, part)))
}
