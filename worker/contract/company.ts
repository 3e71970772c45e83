import * as v from 'valibot'
import {
  HOLIDAY_NAME_REQUIRED,
  INSECURE_WEBSITE,
  INVALID_CHAT,
  INVALID_CHOICE,
  INVALID_COLOUR,
  INVALID_HOLIDAY,
  INVALID_HOLIDAYS,
  INVALID_PHONE,
  INVALID_SENDER,
  INVALID_VERSION,
  INVALID_WEBSITE,
  invalidAnalysisDays,
  invalidTargetHours,
  nameTooShort,
  SAME_DAY_TWICE,
  SENDER_ADDRESS,
  tooManyHolidays,
} from '#texts/company.ts'
import { INVALID_TEXT, useAtMost } from '#texts/text.ts'
import { isDay } from './day.ts'
import { parseUrl } from './parse-url.ts'
import { isPhone, PHONE_MAX } from './phone.ts'
import { looksLikeAddress } from './plain-line.ts'
import { email, optionalText } from './text.ts'
import type { Versioned } from './versions.ts'
import { visible } from './visible.ts'

/** The provider, as returned by `GET /api/company`. */
export interface Company {
  id: number
  name: string
  /** `#rrggbb`; the whole theme is derived from it. */
  primaryColor: string
  /** The logo's URL; `null` for the product's own mark. */
  logoUrl: string | null
  /** Increases with each change of the name, the colour or the logo. */
  brandVersion: number
  /** The service line, as shown ("0800 123 4567"). */
  phone: string
  /** The 24-hour emergency line. */
  emergencyPhone: string
  website: string
  /** URL of the external chat; `null` for the built-in assistant. */
  chatUrl: string | null
  /** Whether this deployment's pages may frame `chatUrl`. If not, the service line is shown instead of the chat. */
  chatAllowed: boolean
  /** IANA name, used where a user's time zone is unknown. */
  timeZone: string
  /** Business days within which a policy is reviewed. */
  analysisDays: number
  /** The provider's texts on the membership card and next to it. */
  cardTexts: CardTexts
  /** The dashboard's URL. */
  adminUrl: string
  /**
   * For a user whose registration is waiting: the median, in minutes, of the waits that ended in the last 90
   * days. Absent below `USUAL_WAIT_DECISIONS_MIN` decisions.
   */
  usualWaitMinutes?: number | undefined
}

/** Decisions needed before their median counts as usual. */
export const USUAL_WAIT_DECISIONS_MIN = 20

/** The addresses of both apps, returned by `GET /api/addresses` without a session. */
export interface Addresses {
  memberUrl: string
  adminUrl: string
}

/** The card texts that a provider can change, with their maximum lengths. */
export const cardTextLimits = {
  tagline: 60,
  benefit1: 60,
  benefit1Text: 160,
  benefit2: 60,
  benefit2Text: 160,
  benefit3: 60,
  benefit3Text: 160,
  step1: 200,
  step2: 200,
  step3: 200,
  about: 600,
} as const
export type CardText = keyof typeof cardTextLimits
/** `null` stands for the built-in text. */
export type CardTexts = Record<CardText, string | null>

const NAME_MIN = 2
const COMPANY_NAME_MAX = 60
const ANALYSIS_DAYS_MAX = 30
const TARGET_HOURS_MAX = 720
export const HOLIDAYS_MAX = 100
const HOLIDAY_NAME_MAX = 80
export const LOGO_MAX_BYTES = 512 * 1024
/** Every page shows the logo, including on slow phones. */
export const LOGO_PIXELS_MAX = 4_000_000
/** No SVG, which can hold scripts. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

const phone = v.pipe(
  v.string(INVALID_PHONE),
  v.trim(),
  v.maxLength(PHONE_MAX, INVALID_PHONE),
  v.check(isPhone, INVALID_PHONE),
)

const beginsInsecurely = (text: string) => /^http:\/\//i.test(text)

function isWebsite(text: string): boolean {
  const address = /^https:\/\//i.test(text) ? text : `https://${text}`
  const url = parseUrl(address)
  if (!url) return false
  const { hostname, username, password } = url
  return username === '' && password === '' && /^[^\s@]+\.[a-z]{2,}$/i.test(hostname)
}

function isChatAddress(text: string): boolean {
  const url = parseUrl(text)
  if (!url) return false
  const { protocol, username, password } = url
  return protocol === 'https:' && username === '' && password === ''
}

/** Makes the field optional: blank becomes `null`. */
function optional<S extends v.GenericSchema<string, string>>(schema: S) {
  return v.pipe(
    v.nullish(v.pipe(v.string(INVALID_TEXT), v.trim()), null),
    v.transform((text) => text || null),
    v.nullable(schema),
  )
}

/** Unicode spaces, such as the no-break space. */
const SPACES = /\p{Zs}+/gu
/** Quotation marks and brackets of a mail header, line breaks, and characters that hide or reorder others. */
const NOT_IN_A_SENDER = /[<>"\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** The name appears in subjects and as the sender of e-mails, where mail readers turn addresses into links. */
const senderName = v.pipe(
  v.string(INVALID_TEXT),
  v.transform((text) => text.normalize('NFC').replaceAll(SPACES, ' ').trim()),
  v.maxLength(COMPANY_NAME_MAX, useAtMost({ characters: COMPANY_NAME_MAX })),
  v.check((text) => !NOT_IN_A_SENDER.test(text), INVALID_SENDER),
  v.check((text) => !looksLikeAddress(text), SENDER_ADDRESS),
)

const NAME_TOO_SHORT = nameTooShort({ characters: NAME_MIN })
const INVALID_ANALYSIS_DAYS = invalidAnalysisDays({ days: ANALYSIS_DAYS_MAX })
const INVALID_TARGET_HOURS = invalidTargetHours({ hours: TARGET_HOURS_MAX })

const wholeNumber = (max: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(max, message))

export const holidaySchema = v.object({
  day: v.pipe(
    v.string(INVALID_HOLIDAY),
    v.regex(/^2\d{3}-\d\d-\d\d$/, INVALID_HOLIDAY),
    v.check(isDay, INVALID_HOLIDAY),
  ),
  name: v.pipe(
    v.string(HOLIDAY_NAME_REQUIRED),
    v.trim(),
    v.minLength(NAME_MIN, HOLIDAY_NAME_REQUIRED),
    visible(HOLIDAY_NAME_REQUIRED),
    v.maxLength(HOLIDAY_NAME_MAX, useAtMost({ characters: HOLIDAY_NAME_MAX })),
  ),
  /** `false` for a national holiday on which the company works. */
  observed: v.boolean(INVALID_CHOICE),
})
export type Holiday = v.InferOutput<typeof holidaySchema>

const cardTexts = v.object({
  tagline: optionalText(cardTextLimits.tagline),
  benefit1: optionalText(cardTextLimits.benefit1),
  benefit1Text: optionalText(cardTextLimits.benefit1Text),
  benefit2: optionalText(cardTextLimits.benefit2),
  benefit2Text: optionalText(cardTextLimits.benefit2Text),
  benefit3: optionalText(cardTextLimits.benefit3),
  benefit3Text: optionalText(cardTextLimits.benefit3Text),
  step1: optionalText(cardTextLimits.step1),
  step2: optionalText(cardTextLimits.step2),
  step3: optionalText(cardTextLimits.step3),
  about: optionalText(cardTextLimits.about),
})

/** Everything that administrators configure; validates both the dashboard's form and the API. */
export const configurationSchema = v.object({
  name: v.pipe(v.string(NAME_TOO_SHORT), senderName, v.minLength(NAME_MIN, NAME_TOO_SHORT)),
  primaryColor: v.pipe(
    v.string(INVALID_COLOUR),
    v.trim(),
    v.toLowerCase(),
    v.regex(/^#[0-9a-f]{6}$/, INVALID_COLOUR),
  ),
  phone,
  emergencyPhone: optional(phone),
  website: v.pipe(
    v.string(INVALID_WEBSITE),
    v.trim(),
    v.maxLength(200, INVALID_WEBSITE),
    v.check((text) => !beginsInsecurely(text), INSECURE_WEBSITE),
    v.check((text) => beginsInsecurely(text) || isWebsite(text), INVALID_WEBSITE),
  ),
  chatUrl: optional(v.pipe(v.string(), v.maxLength(500, INVALID_CHAT), v.check(isChatAddress, INVALID_CHAT))),
  mailFromName: optional(senderName),
  mailFromAddress: optional(email),
  cardTexts,
  statusCheckOpen: v.boolean(INVALID_CHOICE),
  statusCheckInFull: v.boolean(INVALID_CHOICE),
  /** Whether the company's administrators must have a second factor. */
  secondFactorRequired: v.boolean(INVALID_CHOICE),
  analysisDays: wholeNumber(ANALYSIS_DAYS_MAX, INVALID_ANALYSIS_DAYS),
  /** Missing from dashboards loaded before the field existed; the target then stays as it is. */
  registrationTargetHours: v.optional(wholeNumber(TARGET_HOURS_MAX, INVALID_TARGET_HOURS)),
  holidays: v.pipe(
    v.array(holidaySchema, INVALID_HOLIDAYS),
    v.maxLength(HOLIDAYS_MAX, tooManyHolidays({ days: HOLIDAYS_MAX })),
    v.check((list) => new Set(list.map(({ day }) => day)).size === list.length, SAME_DAY_TWICE),
  ),
  /** The version that the form was filled in from, for clients that do not send `If-Match`. */
  version: v.optional(
    v.pipe(v.number(INVALID_VERSION), v.integer(INVALID_VERSION), v.minValue(1, INVALID_VERSION)),
  ),
})
export type ConfigurationChange = v.InferOutput<typeof configurationSchema>

/** The version of the current logo, for clients that do not send `If-Match`. */
export const logoVersionSchema = v.object({
  version: v.optional(
    v.pipe(v.string(INVALID_VERSION), v.regex(/^\d{1,9}$/, INVALID_VERSION), v.transform(Number)),
  ),
})

/** A company's logo. Its version is separate from that of the configuration. */
export interface Logo extends Versioned {
  logoUrl: string | null
  logoVersion: number
}

/** A day of the national calendar. */
export interface NationalDay {
  day: string
  name: string
  /** `false` for an optional day such as Carnaval. */
  holiday: boolean
}

export const WITHOUT_FACTOR_NAMES_MAX = 5

/** The administrators without a second factor. */
export interface WithoutFactor {
  /** Whether the signed-in administrator is one of them. */
  self: boolean
  /** Number of other administrators without one. */
  others: number
  /** Full names of the first few. */
  names: string[]
}

export interface Configuration extends Required<Omit<ConfigurationChange, 'version'>>, Versioned {
  logoUrl: string | null
  logoVersion: number
  /** Those of this year and the next. */
  nationalDays: NationalDay[]
  /** The sender address used if none is configured. */
  defaultMailFrom: string
  /** Origin of the external chat that this deployment's pages may frame, if any. */
  allowedChatOrigin: string | null
  updatedAt: string | null
  /** Full name of the administrator who last changed it. */
  updatedBy: string | null
  /** The logo has a version and a time of change of its own. */
  logoUpdatedAt: string | null
  logoUpdatedBy: string | null
}
