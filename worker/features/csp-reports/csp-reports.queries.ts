import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { generatedId, insertWhere } from '#database/insert-where.ts'
import { cspReports, errorLog } from '#database/schema/logs.ts'

type Violation = Pick<typeof cspReports.$inferInsert, 'address' | 'directive' | 'source'>

/** Adds one to the violation's count for the day, and the first time also a row to the error log. */
export function cspViolation(db: Database, violation: Violation, at: Date, requestId: string) {
  const day = at.toISOString().slice(0, 10)
  const { address, directive, source } = violation
  return {
    counted: db
      .insert(cspReports)
      .values({ day, ...violation, count: 1 })
      .onConflictDoUpdate({
        target: [cspReports.day, cspReports.address, cspReports.directive, cspReports.source],
        set: { count: sql`${cspReports.count} + 1` },
      }),
    error: insertWhere(
      db,
      errorLog,
      {
        id: generatedId,
        at,
        source: 'browser',
        place: `${address}: ${directive}`,
        status: null,
        code: 'csp_violation',
        kind: source,
        frames: null,
        requestId,
      },
      cspReports,
      and(
        eq(cspReports.day, day),
        eq(cspReports.address, address),
        eq(cspReports.directive, directive),
        eq(cspReports.source, source),
        eq(cspReports.count, 1),
      ),
    ),
  }
}
