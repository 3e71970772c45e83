import type { DayDose, Medication } from '#contract/medications.ts'
import { isInFuture } from '#contract/time.ts'
import { t } from '#locales/medications.ts'
import { useWaiting, type WaitingEntry } from '#member/shared/lib/waiting/waiting.ts'
import { formatMoment } from '../medication-format.ts'
import { DAY_REFETCH_MS } from '../medications-query.ts'
import { asOf, type Decision, type DoseInput, decides, withDecision, withUnanswered } from './record-dose.ts'

export type WaitingDose = WaitingEntry<'dose'>

/** A dose, with what this device has not sent about it yet. */
export interface ShownDose extends DayDose {
  waiting?: WaitingDose | undefined
}

/** The entry that waits to record this planned dose, or was not accepted. */
export function waitingFor(
  dose: Pick<DayDose, 'medicationId' | 'slot'>,
  entries: readonly WaitingDose[],
): WaitingDose | undefined {
  return entries.findLast(({ body }) => decides(body, dose))
}

/** The dose as decided by the entry that waits for it, unless the server has a decision or did not accept this one. */
export function withWaiting(dose: DayDose, entries: readonly WaitingDose[]): ShownDose {
  const waiting = waitingFor(dose, entries)
  if (!waiting) return dose
  if (waiting.refused || dose.record) return { ...dose, waiting }
  return { ...withDecision(dose, waiting.body.input), waiting }
}

interface Known {
  waiting: readonly WaitingDose[]
  /** The decisions that the server has not answered yet. */
  decisions: readonly Decision[]
  /** When the day was loaded, in epoch milliseconds. */
  loadedAt: number
  isDayOver: boolean
}

/** The doses of a loaded day as this device knows them: the time has passed, and not every decision has been answered. */
export function dosesHere(
  doses: readonly DayDose[],
  { waiting, decisions, loadedAt, isDayOver }: Known,
  now: number = Date.now(),
): ShownDose[] {
  const isOld = now - loadedAt > DAY_REFETCH_MS
  return doses
    .map((dose) => (isOld ? asOf(dose, now, isDayOver) : dose))
    .map((dose) => withUnanswered(withWaiting(dose, waiting), decisions))
}

/**
 * When the medication was last taken (ISO 8601), also if only this device knows, so that nobody takes it twice.
 * @param except order of an entry that does not count
 */
export function useLastTaken(
  { id, lastTakenAt }: Pick<Medication, 'id' | 'lastTakenAt'>,
  except?: number,
): string | null {
  const here = useWaiting('dose').flatMap(({ order, body: { dose, input } }) =>
    dose.medicationId === id &&
    order !== except &&
    input.takenAt &&
    !isInFuture(new Date(input.takenAt), new Date())
      ? [input.takenAt]
      : [],
  )
  return [...here, ...(lastTakenAt ? [lastTakenAt] : [])].sort().at(-1) ?? null
}

/** "Tomada: hoje, 08:05" */
export function decisionText({ decision, takenAt }: Pick<DoseInput, 'decision' | 'takenAt'>): string {
  return takenAt ? t('dose.takenWhen', { when: formatMoment(takenAt) }) : t(`day.states.${decision}`)
}
