import type { DecidedBefore } from '#contract/registrations.ts'
import { isoDay, type Moment, time } from '#shared/lib/format/format.ts'
import { registrationStatusNames } from '#texts/labels.ts'
import { LOCALE } from '#texts/language.ts'
import { t } from '../registrations-texts.ts'

const shortDate = (at: Moment) =>
  new Intl.DateTimeFormat(LOCALE, { day: '2-digit', month: '2-digit' }).format(new Date(at))

/** An earlier decision: "Recusado por Ana Souza às 14:32", with the date unless it was today. */
export function decidedText({ status, by, at }: DecidedBefore, now: Moment = Date.now()): string {
  if (!at || (status !== 'approved' && status !== 'rejected')) return t('decision.decidedBeforeText')
  const decision = registrationStatusNames[status]
  const words = by ? t('decision.said', { said: decision, name: by }) : decision
  return isoDay(at) === isoDay(now)
    ? t('decision.today', { words, time: time(at) })
    : t('decision.earlier', { words, day: shortDate(at), time: time(at) })
}
