// Part of the app's first load, so it imports nothing.

/** The period of a chart in the address. */
export interface PeriodSearch {
  /** Without it, the chart's first choice. */
  periodo?: 'mes' | 'ano'
  /** Any day (`YYYY-MM-DD`) of an earlier period. */
  dia?: string
}

export function periodSearch({ periodo, dia }: Record<string, unknown>): PeriodSearch {
  return {
    ...((periodo === 'mes' || periodo === 'ano') && { periodo }),
    ...(typeof dia === 'string' && /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(dia) && { dia }),
  }
}
