import { telephoneLink } from '#contract/telephone-link.ts'
import { t } from '#locales/help.ts'
import type { PhoneLines } from '#member/shared/lib/assistant-messages.ts'
import { listedServices } from '#member/shared/lib/emergency-services.ts'
import { unbrokenPhone } from '#member/shared/lib/format/unbroken-phone.ts'
import { type Article, PLACEHOLDERS, pathOf, type Screen } from './articles.ts'
import { button, element } from './element.ts'
import { emergencyLines } from './emergency-lines.ts'
import { LINK, QUIET_LINK } from './link-classes.ts'
import type { ShortQuestion } from './short-questions.ts'

const BUBBLE = 'max-w-[min(34rem,94%)] rounded-card px-4 py-3 animate-enter slide-up'
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
  return element('a', { class: LINK, href: telephoneLink(phone) }, t('call', { phone: unbrokenPhone(phone) }))
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

/** The provider's numbers that the text names, each once, where they are known. */
function phonesIn(text: string, lines: PhoneLines): string[] {
  const names = [...text.matchAll(PLACEHOLDERS)].map(([, name]) => name)
  const phones = [
    names.includes('phone') && lines.phone,
    names.includes('emergencyPhone') && lines.emergencyPhone,
  ]
  return [...new Set(phones.filter((phone) => typeof phone === 'string'))]
}

/** The text with the provider's numbers filled in, or with where to find them. */
export function withPhones(text: string, { phone, emergencyPhone }: PhoneLines): string {
  return text.replace(PLACEHOLDERS, (_all, name) => {
    const [own, where] =
      name === 'phone' ? [phone, t('wherePhone')] : [emergencyPhone, t('whereEmergencyPhone')]
    return own ? unbrokenPhone(own) : where
  })
}

export function answerReply(
  [best, ...others]: readonly Article[],
  ask: (question: string) => void,
  lines: PhoneLines,
): HTMLElement {
  if (!best) return notFoundReply(lines)
  const ways = element('div', { class: 'flex flex-wrap gap-2' })
  const isEmergency = best.id === 'emergency'
  const calls = isEmergency ? [] : phonesIn(best.answer, lines)
  ways.append(
    ...calls.map(callLink),
    screenLink(best.screen, isEmergency || calls.length > 0 ? QUIET_LINK : LINK),
  )
  return replyBubble(
    element('p', { class: 'font-semibold' }, best.question),
    element('p', {}, withPhones(best.answer, lines)),
    ...(isEmergency ? [emergencyLines(listedServices, lines.emergencyPhone)] : []),
    ways,
    ...related(others, ask),
  )
}

const screensOfShort: Partial<Record<ShortQuestion, Screen>> = {
  nextConsultation: 'consultations',
  nextMedication: 'medications',
}

/** The answer to thanks, to small talk, and to what needs a screen or a person rather than an article. */
export function shortReply(short: ShortQuestion): HTMLElement {
  const screen = screensOfShort[short]
  return replyBubble(
    element('p', {}, t(`short.${short}`)),
    ...(screen ? [element('div', {}, screenLink(screen, LINK))] : []),
    ...(short === 'lowMood' ? [emergencyLines(['cvv'], null)] : []),
  )
}

/** Numbers shown when no article was found; the others are behind one tap. */
const FIRST_NUMBERS = 3

/** Somebody in danger whose words match no rule finds the numbers here too. */
export function notFoundReply({ phone, emergencyPhone }: PhoneLines): HTMLElement {
  const way = phone
    ? [callLink(phone)]
    : [element('p', {}, t('notFoundPhone')), screenLink('membershipCard', LINK)]
  return replyBubble(
    element('p', {}, t('notFound')),
    ...way.map((part) => element('div', {}, part)),
    element('p', { class: 'font-semibold' }, t('notFoundEmergency')),
    emergencyLines(listedServices.slice(0, FIRST_NUMBERS), null),
    element(
      'details',
      { class: 'grid gap-3' },
      element('summary', { class: 'min-h-11 cursor-pointer py-2.5 text-14 font-semibold' }, t('others')),
      emergencyLines(listedServices.slice(FIRST_NUMBERS), emergencyPhone),
    ),
  )
}
