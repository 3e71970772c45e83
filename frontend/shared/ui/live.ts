import { type ReadonlySignal, Signal } from '@preact/signals-react'

/** A value, or a form field's signal of it; a part that reads one calls `useSignals()`. */
export type Live<Value> = Value | ReadonlySignal<Value>

export function read<Value>(live: Live<Value>): Value {
  return live instanceof Signal ? live.value : live
}

export type FieldValue = string | number | null | undefined

export function asText(value: FieldValue): string {
  return value === null || value === undefined || Number.isNaN(value) ? '' : String(value)
}
