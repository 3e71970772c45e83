import {
  type CspDirective,
  type CspReport,
  type CspSource,
  cspDirectives,
  cspSources,
} from '#contract/csp-reports.ts'
import type { Address } from '#platform/bindings.ts'
import type { Work } from '#platform/work.ts'
import { cspViolation } from './csp-reports.queries.ts'

function directiveOf(report: CspReport): CspDirective {
  const [name] = (report['effective-directive'] ?? report['violated-directive'] ?? '').trim().split(/\s/)
  return cspDirectives.find((directive) => directive === name) ?? 'other'
}

function sourceOf({ 'blocked-uri': blocked = '' }: CspReport): CspSource {
  if (blocked.startsWith('trusted-types-')) return 'trusted-types'
  return cspSources.find((source) => blocked === source || blocked.startsWith(`${source}:`)) ?? 'url'
}

/**
 * Counts a violation by day (UTC), address, directive and kind of source. The first of a day also goes into
 * the error log. Stores neither the page's URL nor that of what was blocked, since both can contain personal
 * data.
 */
export async function countCspReport(work: Work, address: Address, report: CspReport): Promise<void> {
  const { caller, clock, db } = work
  const violation = { address, directive: directiveOf(report), source: sourceOf(report) }
  await work.write(cspViolation(db, violation, clock.now(), caller.requestId))
}
