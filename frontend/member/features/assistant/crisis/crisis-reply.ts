import { assistantTexts as t } from '../assistant-texts.ts'
import { element } from '../element.ts'
import { emergencyLines } from '../emergency-lines.ts'
import { replyBubble } from '../reply.ts'
import type { CrisisKind } from './crisis-kinds.ts'
import { servicesForCrises } from './crisis-numbers.ts'

function leadTo(kinds: readonly CrisisKind[]): string {
  if (kinds.includes('suicide') || kinds.includes('selfHarm')) return t('crisis.suicide')
  return t(kinds.every((kind) => kind === 'violence') ? 'crisis.violence' : 'crisis.health')
}

/** The answer to a person in danger: telephone numbers, never an article. */
export function crisisReply(kinds: readonly CrisisKind[], providerPhone: string | null): HTMLElement {
  return replyBubble(
    element('p', { class: 'font-semibold' }, leadTo(kinds)),
    emergencyLines(servicesForCrises(kinds), providerPhone),
    element('p', { class: 'text-14 text-soft' }, t('crisis.noService')),
  )
}
