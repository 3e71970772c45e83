import type { DecidedBefore } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { isoDay, type Moment, time } from '#shared/lib/format/format.ts'
import { registrationStatusNames } from '#texts/labels.ts'
import { LOCALE } from '#texts/language.ts'

const shortDate = (at: Moment) =>
  new Intl.DateTimeFormat(LOCALE, { day: '2-digit', month: '2-digit' }).format(new Date(at))

/** The decision, or that it was reversed; `undefined` if neither is known. */
function wordsOf({ status, by }: DecidedBefore): string | undefined {
  if (status === 'approved' || status === 'rejected') return registrationStatusNames[status]
  return status === 'email_confirmed' && by ? t('decision.reversed') : undefined
}

/** An earlier decision: "Recusado por Ana Souza às 14:32", with the date unless it was today. */
export function decidedText(before: DecidedBefore, now: Moment = Date.now()): string {
  const { by, at } = before
  const said = wordsOf(before)
  if (!at || !said) return t('decision.decidedBeforeText')
  const words = by ? t('decision.said', { said, name: by }) : said
  return isoDay(at) === isoDay(now)
    ? t('decision.today', { words, time: time(at) })
    : t('decision.earlier', { words, day: shortDate(at), time: time(at) })
}
