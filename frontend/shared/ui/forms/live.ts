import { type ReadonlySignal, Signal } from '@preact/signals-react'

type Value = string | number | null | undefined

/** A value, or a form field's signal. A component that reads a signal calls `useSignals()`. */
export type Live = Value | ReadonlySignal<Value>

export function textOf(live: Live): string {
  const value = live instanceof Signal ? live.value : live
  return value === null || value === undefined || Number.isNaN(value) ? '' : String(value)
}
