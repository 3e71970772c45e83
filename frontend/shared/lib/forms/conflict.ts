import { isSame } from '../api/versions.ts'

/** The version of a record that a form was filled with, and the values it showed then. */
export interface Opened<Values> {
  version: number
  values: Values
}

/** A change that the API rejected because the record has changed since the form was opened. */
export interface Conflict<Values> {
  /** What the form showed when it was opened. */
  base: Values
  mine: Values
  current: Opened<Values>
}

/** Label of each value in a form, and its text if that is not the value itself. */
export type ConflictFields<Values> = {
  [Name in keyof Values]: { label: string; show?: (value: Values[Name]) => string }
}

/** A field that differs between the two versions, as text. */
export interface Difference {
  name: string
  label: string
  mine: string
  current: string
}

const namesOf = <Values extends object>(fields: ConflictFields<Values>) =>
  Object.keys(fields) as (keyof Values & string)[]

export function findDifferences<Values extends object>(
  { mine, current }: Conflict<Values>,
  fields: ConflictFields<Values>,
): Difference[] {
  return namesOf(fields)
    .filter((name) => !isSame(mine[name], current.values[name]))
    .map((name) => {
      const { label, show = String } = fields[name]
      return { name, label, mine: show(mine[name]), current: show(current.values[name]) }
    })
}

/** The current values, overridden by those that the member changed. */
export function mergedValues<Values extends object>({ base, mine, current }: Conflict<Values>): Values {
  const changed = Object.entries(mine).filter(([name, value]) => !isSame(value, Reflect.get(base, name)))
  return { ...current.values, ...Object.fromEntries(changed) }
}

/** Whether merging produces something other than either version. */
export function isMergeable<Values extends object>(conflict: Conflict<Values>): boolean {
  const merged = mergedValues(conflict)
  return !isSame(merged, conflict.mine) && !isSame(merged, conflict.current.values)
}
