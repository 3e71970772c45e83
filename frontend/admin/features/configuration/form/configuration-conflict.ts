import type { CardText, Configuration } from '#contract/company.ts'
import { t } from '#locales/admin-configuration.ts'
import { t as conflictTexts } from '#locales/conflict.ts'
import { isSame } from '#shared/lib/api/versions.ts'
import { typedDay } from '#shared/lib/format/format.ts'
import { type Conflict, type ConflictFields, findDifferences } from '#shared/lib/forms/conflict.ts'
import { cardTextNames, statusCheckOf, type Values, valuesOf } from './configuration-values.ts'

/** The values as shown on screen: a label for each. */
type FlatValues = Omit<Values, 'cardTexts' | 'statusCheckOpen' | 'statusCheckInFull'> &
  Record<CardText, string> & { statusCheck: ReturnType<typeof statusCheckOf> }

const statusCheckNames = {
  off: t('access.statusOff'),
  full: t('access.statusFull'),
  reserved: t('access.statusReserved'),
}

const cardTextFields = Object.fromEntries(
  cardTextNames.map((name) => [name, { label: t(`card.${name}`) }]),
) as Record<CardText, { label: string }>

export const configurationFields: ConflictFields<FlatValues> = {
  name: { label: t('identity.name') },
  primaryColor: { label: t('identity.colour') },
  phone: { label: t('contact.phone') },
  emergencyPhone: { label: t('contact.emergencyPhone') },
  website: { label: t('contact.website') },
  chatUrl: { label: t('chat.url') },
  mailFromName: { label: t('mail.fromName') },
  mailFromAddress: { label: t('mail.fromAddress') },
  statusCheck: { label: t('access.status'), show: (check) => statusCheckNames[check] },
  secondFactorRequired: {
    label: t('access.factor'),
    show: (required) => t(required ? 'access.factorRequired' : 'access.factorOptional'),
  },
  analysisDays: { label: t('analysis.days') },
  registrationTargetHours: { label: t('analysis.target') },
  holidays: {
    label: t('analysis.calendar'),
    show: (days) =>
      days
        .map(
          ({ day, name, observed }) =>
            `${typedDay(day)} · ${name} (${conflictTexts(observed ? 'yes' : 'no')})`,
        )
        .join('\n'),
  },
  ...cardTextFields,
}

function flat(all: Values): FlatValues {
  const { cardTexts, statusCheckOpen: _open, statusCheckInFull: _full, ...values } = all
  return { ...values, ...cardTexts, statusCheck: statusCheckOf(all) }
}

export function configurationConflict(
  base: Values,
  mine: Values,
  theirs: Configuration,
): Conflict<FlatValues> {
  const current = { version: theirs.version, values: flat(valuesOf(theirs)) }
  return { base: flat(base), mine: flat(mine), current }
}

/** What the other administrator wrote, by the path of each field that both changed. */
export function conflictMessages(conflict: Conflict<FlatValues>, who: string): Record<string, string> {
  const { base, mine, current } = conflict
  const isChangedByBoth = (name: string) =>
    [mine, current.values].every((values) => !isSame(Reflect.get(values, name), Reflect.get(base, name)))
  return Object.fromEntries(
    findDifferences(conflict, configurationFields)
      .filter(({ name }) => isChangedByBoth(name))
      .map(({ name, current: value }) => [
        name in cardTextFields ? `cardTexts.${name}` : name,
        value.trim() ? t('conflict.field', { who, value }) : t('conflict.emptied', { who }),
      ]),
  )
}
