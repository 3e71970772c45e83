import type { InferInput } from 'valibot'
import type {
  CardText,
  Configuration,
  configurationSchema,
  Holiday,
} from '../../../../worker/contract/company.ts'
import cardPt from '../../../locales/pt/membership-card.json'

/** What the form holds: every text as it is typed. */
export interface Values {
  name: string
  primaryColor: string
  phone: string
  emergencyPhone: string
  website: string
  chatUrl: string
  mailFromName: string
  mailFromAddress: string
  cardTexts: Record<CardText, string>
  statusCheckInFull: boolean
  secondFactorRequired: boolean
  analysisDays: string
  holidays: Holiday[]
}

/** The card's own texts, as members read them where the provider says nothing else. */
const builtInTexts: Record<CardText, string> = {
  tagline: cardPt.tagline,
  benefit1: cardPt.benefits.consultations,
  benefit1Text: cardPt.benefits.consultationsText,
  benefit2: cardPt.benefits.pharmacies,
  benefit2Text: cardPt.benefits.pharmaciesText,
  benefit3: cardPt.benefits.service,
  benefit3Text: cardPt.benefits.serviceText,
  step1: cardPt.usage.show,
  step2: cardPt.usage.number,
  step3: cardPt.usage.document,
  about: cardPt.about.text,
}
export const cardTextNames = Object.keys(builtInTexts) as CardText[]

const mapTexts = <T>(show: (name: CardText) => T) =>
  Object.fromEntries(cardTextNames.map((name) => [name, show(name)])) as Record<CardText, T>

export function valuesOf(configuration: Configuration): Values {
  const { name, primaryColor, phone, website, statusCheckInFull, secondFactorRequired } = configuration
  return {
    name,
    primaryColor,
    phone,
    website,
    statusCheckInFull,
    secondFactorRequired,
    emergencyPhone: configuration.emergencyPhone ?? '',
    chatUrl: configuration.chatUrl ?? '',
    mailFromName: configuration.mailFromName ?? '',
    mailFromAddress: configuration.mailFromAddress ?? '',
    cardTexts: mapTexts((text) => configuration.cardTexts[text] ?? builtInTexts[text]),
    analysisDays: String(configuration.analysisDays),
    holidays: configuration.holidays,
  }
}

/** What goes to the API; a text that is the built-in one goes as none, so that it follows the app's. */
export function inputOf(values: Values, version: number): InferInput<typeof configurationSchema> {
  return {
    ...values,
    cardTexts: mapTexts((text) =>
      values.cardTexts[text].trim() === builtInTexts[text] ? null : values.cardTexts[text],
    ),
    analysisDays: /^\d{1,3}$/.test(values.analysisDays.trim()) ? Number(values.analysisDays) : Number.NaN,
    version,
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export function isSame(one: Values, other: Values): boolean {
  return same(one, other)
}

/** My changes over what somebody else saved meanwhile: what I did not touch is theirs. */
export function mergeOf(mine: Values, base: Values, theirs: Values): Values {
  const pick = <T extends object>(my: T, old: T, their: T): T =>
    Object.fromEntries(
      Object.entries(my).map(([key, value]) => [
        key,
        same(value, Reflect.get(old, key)) ? Reflect.get(their, key) : value,
      ]),
    ) as T
  return { ...pick(mine, base, theirs), cardTexts: pick(mine.cardTexts, base.cardTexts, theirs.cardTexts) }
}

/** Whether the company works on the day, with what was said of it. */
export function withDay(holidays: readonly Holiday[], day: Holiday, national: boolean): Holiday[] {
  const others = holidays.filter((known) => known.day !== day.day)
  // What the national calendar says anyway needs no entry.
  const kept = day.observed === national ? others : [...others, day]
  return kept.sort((one, other) => (one.day < other.day ? -1 : 1))
}
