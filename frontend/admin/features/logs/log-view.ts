import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LogName } from '#contract/logs.ts'

interface LogColumn<Row> {
  title: string
  /** Container variants that hide the column in a narrow list. */
  className: string
  cell: (row: Row) => ReactNode
}

interface LogChoice {
  /** Name of the search parameter. */
  key: string
  label: string
  /** Label of the option that does not filter. */
  any: string
  options: readonly (readonly [value: string, label: string])[]
}

/** How one log is rendered: its rows, its panel and its filters. */
export interface LogView<Row> {
  log: LogName
  icon: LucideIcon
  /** Grid columns of the rows: the entry's name, `columns`, and the time. */
  grid: string
  nameTitle: string
  nameOf: (row: Row) => string
  /** Shown under the name on screens too narrow for the people’s columns. */
  peopleOf?: (row: Row) => ReactNode
  columns: readonly LogColumn<Row>[]
  atTitle: string
  atOf: (row: Row) => string
  factsOf: (row: Row) => readonly (readonly [name: string, value: ReactNode])[]
  /** Shown under the facts in the panel. */
  moreOf?: (row: Row) => ReactNode
  actionsOf?: (row: Row) => ReactNode
  choices: readonly LogChoice[]
  hasMemberFilter?: boolean
  hasRequestFilter?: boolean
}
