import type { SleepKind } from '#contract/sleep.ts'
import type { ListChoice } from '#member/shared/lib/records/list-filter.ts'

/** Nights or naps, in the URL. */
export const kindParameter: ListChoice<SleepKind> = {
  parameter: 'tipo',
  names: { night: 'noite', nap: 'cochilo' },
}
