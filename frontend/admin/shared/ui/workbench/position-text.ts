import { t } from '#locales/workbench.ts'
import { integer } from '#shared/lib/format/format.ts'

/** How many records a list has; `isMore` if the server stopped counting or has not counted. */
export interface ListCount {
  count: number
  isMore: boolean
}

/** "3 de 47"; `undefined` for a record that is not in the list. `index` counts from 0. */
export function positionText(index: number, { count, isMore }: ListCount): string | undefined {
  if (index < 0) return undefined
  const values = { index: integer(index + 1), count: integer(Math.max(count, index + 1)) }
  return isMore ? t('positionAtLeast', values) : t('position', values)
}
