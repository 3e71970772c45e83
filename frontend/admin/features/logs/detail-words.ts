import logsPt from '../../../locales/pt/admin-logs.json'
import type { Detail } from './log-details.tsx'
import { t } from './logs-texts.ts'

/** What holds a code; in all else stands what somebody wrote. */
const coded = [
  'reason',
  'status',
  'from',
  'to',
  'log',
  'kind',
  'format',
  'statusCheckInFull',
  'secondFactorRequired',
]

function isIn<Known extends object>(known: Known, key: string): key is Extract<keyof Known, string> {
  return Object.hasOwn(known, key)
}

/** A detail of the audit log in words: `phone.before` is called "Central de atendimento, antes". */
export function detailWords([key, value]: Detail): Detail {
  const [, field = key, when] = /^(.+)\.(before|after)$/.exec(key) ?? []
  const name = isIn(logsPt.detailNames, field) ? t(`detailNames.${field}`) : field
  const code = coded.includes(field) && isIn(logsPt.detailCodes, value) ? t(`detailCodes.${value}`) : value
  return [when === 'before' || when === 'after' ? t(when, { name }) : name, code]
}
