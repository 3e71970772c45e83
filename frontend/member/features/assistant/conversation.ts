import { t } from '#locales/help.ts'
import type { PhoneLines } from '#member/shared/lib/assistant-messages.ts'
import { whenIdle } from '#member/shared/lib/when-idle.ts'
import { type ArticleId, articles } from './articles.ts'
import type { CrisisKind } from './crisis/crisis-kinds.ts'
import { servicesForCrises } from './crisis/crisis-numbers.ts'
import { button, element } from './element.ts'
import { emergencyLines } from './emergency-lines.ts'
import type { Answer } from './find-answer.ts'
import { answerReply, CHOICE, notFoundReply, questionBubble, replyBubble, shortReply } from './reply.ts'

const QUESTION_MAX = 300

/** In this file too, but runs only then: it compiles the rules of crises and indexes the articles. */
const loadSearch = () => import('./find-answer.ts')

const SUGGESTED: readonly ArticleId[] = ['schedule', 'cardCounter', 'sendPolicy', 'logSleep', 'phone']

function suggestions(ask: (question: string) => void): HTMLElement {
  const suggested = articles.filter(({ id }) => SUGGESTED.includes(id))
  return element(
    'ul',
    { 'aria-label': t('suggestions'), class: 'grid justify-items-start gap-2' },
    ...suggested.map(({ question }) =>
      element(
        'li',
        {},
        button(CHOICE, question, () => ask(question)),
      ),
    ),
  )
}

function questionForm(ask: (question: string) => void): HTMLFormElement {
  const field = element('input', {
    id: 'question',
    name: 'question',
    autocomplete: 'off',
    enterkeyhint: 'send',
    maxlength: String(QUESTION_MAX),
    class: 'min-h-12 w-full min-w-0 rounded-control border border-edge-strong bg-surface px-3.5 text-16',
  })
  const form = element(
    'form',
    { class: 'border-t border-edge bg-surface px-4 pt-2 pb-4' },
    element('label', { for: 'question', class: 'block pb-1.5 text-14 font-medium' }, t('field')),
    element(
      'div',
      { class: 'flex gap-2' },
      field,
      element(
        'button',
        { class: 'min-h-12 rounded-control bg-brand px-5 font-semibold text-on-brand hover:bg-brand-hover' },
        t('send'),
      ),
    ),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const question = field.value.trim()
    field.focus()
    if (question === '') return
    field.value = ''
    ask(question)
  })
  return form
}

/** The log and its input field. Questions never leave the page. */
export function openConversation(place: HTMLElement, phoneLines: () => PhoneLines): void {
  const log = element('div', {
    role: 'log',
    tabindex: '0',
    'aria-label': t('log'),
    class: 'flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain bg-surface p-4',
  })

  function say(...bubbles: HTMLElement[]): void {
    log.append(...bubbles)
    const [first] = bubbles
    // Keeps the question visible above an answer that is longer than the frame.
    if (first) log.scrollTo({ top: first.offsetTop - log.offsetTop - 16 })
  }

  function replyWith(answer: Answer): HTMLElement {
    const lines = phoneLines()
    if ('crises' in answer) return crisisReply(answer.crises, lines.emergencyPhone)
    if ('short' in answer) return shortReply(answer.short)
    return answer.articles.length > 0 ? answerReply(answer.articles, ask, lines) : notFoundReply(lines)
  }

  async function ask(question: string): Promise<void> {
    const { findAnswer } = await loadSearch()
    say(questionBubble(question), replyWith(findAnswer(question)))
  }

  log.append(
    replyBubble(
      element('p', {}, t('greeting')),
      element('p', { class: 'text-14 text-soft' }, t('emergency')),
      suggestions(ask),
    ),
  )
  place.replaceChildren(log, questionForm(ask))
  whenIdle(() => void loadSearch())
}

function leadTo(kinds: readonly CrisisKind[]): string {
  if (kinds.includes('suicide') || kinds.includes('selfHarm')) return t('crisis.suicide')
  return t(kinds.every((kind) => kind === 'violence') ? 'crisis.violence' : 'crisis.health')
}

/** The answer to a person in danger: telephone numbers, never an article. */
function crisisReply(kinds: readonly CrisisKind[], providerPhone: string | null): HTMLElement {
  return replyBubble(
    element('p', { class: 'font-semibold' }, leadTo(kinds)),
    emergencyLines(servicesForCrises(kinds), providerPhone),
    element('p', { class: 'text-14 text-soft' }, t('crisis.noService')),
  )
}
