import * as v from 'valibot'
import {
  type CardText,
  type Configuration,
  type configurationSchema,
  type Holiday,
  holidaySchema,
} from '#contract/company.ts'
import { t } from '#locales/membership-card.ts'
import { fits } from '#shared/lib/forms/fits.ts'

/** The card texts that members read unless the company configures its own. */
const builtInTexts: Record<CardText, string> = {
  tagline: t('tagline'),
  benefit1: t('benefits.consultations'),
  benefit1Text: t('benefits.consultationsText'),
  benefit2: t('benefits.pharmacies'),
  benefit2Text: t('benefits.pharmaciesText'),
  benefit3: t('benefits.service'),
  benefit3Text: t('benefits.serviceText'),
  step1: t('usage.show'),
  step2: t('usage.number'),
  step3: t('usage.document'),
  about: t('about.text'),
}
export const cardTextNames = Object.keys(builtInTexts) as CardText[]

/** The form's values as typed: any text and number passes here; `configurationSchema` validates them on save. */
const valuesSchema = v.object({
  name: v.string(),
  primaryColor: v.string(),
  phone: v.string(),
  emergencyPhone: v.string(),
  website: v.string(),
  chatUrl: v.string(),
  mailFromName: v.string(),
  mailFromAddress: v.string(),
  cardTexts: v.object(v.entriesFromList(cardTextNames, v.string())),
  statusCheckOpen: v.boolean(),
  statusCheckInFull: v.boolean(),
  secondFactorRequired: v.boolean(),
  analysisDays: v.string(),
  registrationTargetHours: v.string(),
  holidays: v.array(holidaySchema),
})
export type Values = v.InferOutput<typeof valuesSchema>

const mapTexts = <T>(show: (name: CardText) => T) =>
  Object.fromEntries(cardTextNames.map((name) => [name, show(name)])) as Record<CardText, T>

export function valuesOf(configuration: Configuration): Values {
  const { name, primaryColor, phone, website, statusCheckOpen, statusCheckInFull, secondFactorRequired } =
    configuration
  return {
    name,
    primaryColor,
    phone,
    website,
    statusCheckOpen,
    statusCheckInFull,
    secondFactorRequired,
    emergencyPhone: configuration.emergencyPhone ?? '',
    chatUrl: configuration.chatUrl ?? '',
    mailFromName: configuration.mailFromName ?? '',
    mailFromAddress: configuration.mailFromAddress ?? '',
    cardTexts: mapTexts((text) => configuration.cardTexts[text] ?? builtInTexts[text]),
    analysisDays: String(configuration.analysisDays),
    registrationTargetHours: String(configuration.registrationTargetHours),
    holidays: configuration.holidays,
  }
}

/** What the public status check answers. */
export function statusCheckOf({ statusCheckOpen, statusCheckInFull }: Values): 'off' | 'full' | 'reserved' {
  if (!statusCheckOpen) return 'off'
  return statusCheckInFull ? 'full' : 'reserved'
}

function wholeNumberIn(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN
}

/** Form values → API input. A text equal to the built-in one is sent as null, so that it follows the app's text. */
export function toInput(values: Values): v.InferInput<typeof configurationSchema> {
  return {
    ...values,
    cardTexts: mapTexts((text) =>
      values.cardTexts[text].trim() === builtInTexts[text] ? null : values.cardTexts[text],
    ),
    analysisDays: wholeNumberIn(values.analysisDays),
    registrationTargetHours: wholeNumberIn(values.registrationTargetHours),
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export function isSame(one: Values, other: Values): boolean {
  return same(one, other)
}

/** Three-way merge: fields changed since `base` come from `mine`, all others from `theirs`. */
export function mergeValues(mine: Values, base: Values, theirs: Values): Values {
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

/** Three-way merge of holidays, by day. */
function mergeDays(mine: Holiday[], base: Holiday[], theirs: Holiday[]): Holiday[] {
  const untouched = (day: string) => same(dayIn(mine, day), dayIn(base, day))
  return [...theirs.filter(({ day }) => untouched(day)), ...mine.filter(({ day }) => !untouched(day))].sort(
    byDay,
  )
}

const dayIn = (days: Holiday[], day: string) => days.find((known) => known.day === day)
const byDay = (one: Holiday, other: Holiday) => (one.day < other.day ? -1 : 1)

/** Unsaved values, with the configuration's version and values from which they started. */
const draftSchema = v.object({ version: v.number(), base: valuesSchema, values: valuesSchema })
export type Draft = v.InferOutput<typeof draftSchema>

export const isDraft = fits(draftSchema)

export interface Start {
  /** True when another administrator saved after the draft was started: the two need merging. */
  outdated: boolean
  draft: Draft
}

/**
 * Initial values of the form: the stored draft if it differs from the saved configuration, otherwise the configuration.
 */
export function chooseStart(stored: Draft | undefined, loaded: Configuration): Start {
  const saved = valuesOf(loaded)
  if (!stored || isSame(stored.values, saved))
    return { outdated: false, draft: { version: loaded.version, base: saved, values: saved } }
  return { outdated: stored.version !== loaded.version, draft: stored }
}

/** The holidays with `day` set; `national` says whether the national calendar observes that day. */
export function withDay(holidays: readonly Holiday[], day: Holiday, national: boolean): Holiday[] {
  const others = holidays.filter((known) => known.day !== day.day)
  // A day that matches the national calendar needs no entry.
  return (day.observed === national ? others : [...others, day]).sort(byDay)
}

/** Last change of the configuration or of the logo, which is saved separately. */
export function lastChangeOf(configuration: Configuration): { at: string; by: string | null } | undefined {
  const { updatedAt, updatedBy, logoUpdatedAt, logoUpdatedBy } = configuration
  if (logoUpdatedAt && (!updatedAt || logoUpdatedAt > updatedAt))
    return { at: logoUpdatedAt, by: logoUpdatedBy }
  return updatedAt ? { at: updatedAt, by: updatedBy } : undefined
}
