import * as v from 'valibot'
import {
  type MedicationForm,
  refillSchema,
  type Stock,
  stockSchema,
  WARN_DAYS_DEFAULT,
} from '#contract/medications.ts'
import { t as medicationWord } from '#locales/medication-words.ts'
import { t } from '#locales/medications.ts'
import { fieldMessages } from '#member/shared/lib/forms/field-messages.ts'
import { decimalText, parseDecimal } from '#shared/lib/format/format.ts'
import type { ConflictFields } from '#shared/lib/forms/conflict.ts'
import { fits } from '#shared/lib/forms/fits.ts'

const valuesSchema = v.object({ units: v.string(), unitsPerDose: v.string(), warnDays: v.string() })
/** Form state as typed. */
export type StockValues = v.InferOutput<typeof valuesSchema>
export const isStockValues = fits(valuesSchema)

const refillValuesSchema = v.object({ units: v.string() })
export type RefillValues = v.InferOutput<typeof refillValuesSchema>
export const isRefillValues = fits(refillValuesSchema)

type Typed<Values> = { [Name in keyof Values]?: Values[Name] | null | undefined }

/** The fields by name, in the unit of the medication's form, for the comparison of two versions. */
export function stockFields(form: MedicationForm) {
  const unit = medicationWord(`units.${form}`)
  return {
    units: { label: t('stock.unitsField', { unit }) },
    unitsPerDose: { label: t('stock.perDose', { unit }) },
    warnDays: { label: t('stock.warnDays') },
  } satisfies ConflictFields<StockValues>
}

export function toStockValues(stock: Stock | null): StockValues {
  return stock
    ? {
        units: decimalText(stock.units),
        unitsPerDose: decimalText(stock.unitsPerDose),
        warnDays: String(stock.warnDays),
      }
    : { units: '', unitsPerDose: '1', warnDays: String(WARN_DAYS_DEFAULT) }
}

const number = (text: string | null | undefined) => parseDecimal(text ?? '')

export function toStockPayload({ units, unitsPerDose, warnDays }: Typed<StockValues>) {
  return { units: number(units), unitsPerDose: number(unitsPerDose), warnDays: number(warnDays) }
}

export function toRefillPayload({ units }: Typed<RefillValues>) {
  return { units: number(units) }
}

export function validateStock(values: Typed<StockValues>): Partial<Record<keyof StockValues, string>> {
  return fieldMessages(v.safeParse(stockSchema, toStockPayload(values)).issues)
}

export function validateRefill(values: Typed<RefillValues>): Partial<Record<keyof RefillValues, string>> {
  return fieldMessages(v.safeParse(refillSchema, toRefillPayload(values)).issues)
}
