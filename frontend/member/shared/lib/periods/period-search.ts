// Part of the app's first load, so it imports nothing.

/** A chart's period in the URL. */
export interface PeriodSearch {
  /** Undefined for the chart's default. */
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
