import type { InferInput } from 'valibot'
import type { CardText, Configuration, configurationSchema, Holiday } from '#contract/company.ts'
import cardPt from '#locales/pt/membership-card.json'

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
  return {
    ...pick(mine, base, theirs),
    cardTexts: pick(mine.cardTexts, base.cardTexts, theirs.cardTexts),
    holidays: mergeDays(mine.holidays, base.holidays, theirs.holidays),
  }
}

/** The days that I added, changed or removed, over theirs. */
function mergeDays(mine: Holiday[], base: Holiday[], theirs: Holiday[]): Holiday[] {
  const untouched = (day: string) => same(on(mine, day), on(base, day))
  return [...theirs.filter(({ day }) => untouched(day)), ...mine.filter(({ day }) => !untouched(day))].sort(
    byDay,
  )
}

const on = (days: Holiday[], day: string) => days.find((known) => known.day === day)
const byDay = (one: Holiday, other: Holiday) => (one.day < other.day ? -1 : 1)

/** What was typed and not saved, with what it began from. */
export interface Draft {
  version: number
  base: Values
  values: Values
}

export interface Start {
  /** Whether somebody else saved since the draft began: both are there to be put together. */
  outdated: boolean
  draft: Draft
}

/** What the form begins with: the draft, if it says something that is not saved yet, else what is saved. */
export function startOf(kept: Draft | undefined, loaded: Configuration): Start {
  const saved = valuesOf(loaded)
  if (!kept || isSame(kept.values, saved))
    return { outdated: false, draft: { version: loaded.version, base: saved, values: saved } }
  return { outdated: kept.version !== loaded.version, draft: kept }
}

/** Whether the company works on the day, with what was said of it. */
export function withDay(holidays: readonly Holiday[], day: Holiday, national: boolean): Holiday[] {
  const others = holidays.filter((known) => known.day !== day.day)
  // What the national calendar says anyway needs no entry.
  const kept = day.observed === national ? others : [...others, day]
  return kept.sort(byDay)
}

/** Who changed anything last, and when: the logo changes by itself. */
export function lastChangeOf(configuration: Configuration): { at: string; by: string | null } | undefined {
  const { updatedAt, updatedBy, logoUpdatedAt, logoUpdatedBy } = configuration
  if (logoUpdatedAt && (!updatedAt || logoUpdatedAt > updatedAt))
    return { at: logoUpdatedAt, by: logoUpdatedBy }
  return updatedAt ? { at: updatedAt, by: updatedBy } : undefined
}
