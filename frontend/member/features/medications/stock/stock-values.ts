import * as v from 'valibot'
import { refillSchema, type Stock, stockSchema, WARN_DAYS_DEFAULT } from '#contract/medications.ts'
import { parseDecimal } from '#shared/lib/format/format.ts'

/** As typed. */
export type StockValues = { units: string; unitsPerDose: string; warnDays: string }
export type RefillValues = { units: string }
type Typed<Values> = { [Name in keyof Values]?: Values[Name] | null | undefined }

const draftSchema = v.object({ units: v.string(), unitsPerDose: v.string(), warnDays: v.string() })

export function isStockValues(value: unknown): value is StockValues {
  return v.is(draftSchema, value)
}

const refillDraftSchema = v.object({ units: v.string() })

export function isRefillValues(value: unknown): value is RefillValues {
  return v.is(refillDraftSchema, value)
}

function typed(value: number): string {
  return String(value).replace('.', ',')
}

export function stockValuesOf(stock: Stock | null): StockValues {
  return stock
    ? {
        units: typed(stock.units),
        unitsPerDose: typed(stock.unitsPerDose),
        warnDays: String(stock.warnDays),
      }
    : { units: '', unitsPerDose: '1', warnDays: String(WARN_DAYS_DEFAULT) }
}

const number = (text: string | null | undefined) => parseDecimal(text ?? '')

export function stockPayload({ units, unitsPerDose, warnDays }: Typed<StockValues>) {
  return { units: number(units), unitsPerDose: number(unitsPerDose), warnDays: number(warnDays) }
}

export function refillPayload({ units }: Typed<RefillValues>) {
  return { units: number(units) }
}

function sentences(result: { issues?: readonly v.BaseIssue<unknown>[] | undefined }): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of result.issues ?? []) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  return errors
}

export function validateStock(values: Typed<StockValues>): Partial<Record<keyof StockValues, string>> {
  return sentences(v.safeParse(stockSchema, stockPayload(values)))
}

export function validateRefill(values: Typed<RefillValues>): Partial<Record<keyof RefillValues, string>> {
  return sentences(v.safeParse(refillSchema, refillPayload(values)))
}
