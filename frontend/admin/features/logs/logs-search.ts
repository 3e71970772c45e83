import { isDay } from '#contract/day.ts'
import { openActions, openKinds, type ShownAction, type ShownKind } from '#contract/health-in-logs.ts'
import { type ErrorSource, entryIdPattern, errorSources } from '#contract/logs.ts'
import { type AccessScope, accessScopes, type MessageState, messageStates } from '#contract/members.ts'

type Search = Record<string, unknown>

const ID = /^[\w-]{1,64}$/

/** Whether the API accepts the day (`YYYY-MM-DD`, 1900 to 2100) as a filter. */
export function isLogDay(text: string): boolean {
  return isDay(text) && text >= '1900' && text < '2101'
}

/** Calendar days (`YYYY-MM-DD`), both inclusive. */
export type Range = {
  from?: string
  to?: string
}

/** Swaps the ends of a reversed range. */
function rangeIn(search: Search): Range {
  const day = (value: unknown) => (typeof value === 'string' && isLogDay(value) ? value : undefined)
  const [from, to] = [day(search.from), day(search.to)]
  if (from && to && from > to) return { from: to, to: from }
  return { ...(from && { from }), ...(to && { to }) }
}

export function countFilters(search: object): number {
  return Object.values(search).filter(Boolean).length
}

function personIn(search: Search): { person?: string } {
  const { person } = search
  return typeof person === 'string' && ID.test(person) ? { person } : {}
}

/** Whether the text can be a request id, as shown in error messages. */
export function isRequest(text: string): boolean {
  return ID.test(text)
}

function requestIn(search: Search): { request?: string } {
  const { request } = search
  return typeof request === 'string' && isRequest(request) ? { request } : {}
}

/** The open entry's id, in each log's URL. */
export type OpenEntry = { entry?: string }

/** Adds the open entry to the filters read from the URL. */
export function withEntry<Filters extends object>(
  filtersIn: (search: Search) => Filters,
): (search: Search) => Filters & OpenEntry {
  return (search) => {
    const { entry } = search
    return { ...filtersIn(search), ...(typeof entry === 'string' && entryIdPattern.test(entry) && { entry }) }
  }
}

/** Filters of each log, in its URL. */
export type AuditSearch = Range & {
  person?: string
  request?: string
  action?: Exclude<ShownAction, 'health'>
}
export type AccessSearch = Range & { person?: string; request?: string; scope?: AccessScope }
export type MailSearch = Range & {
  person?: string
  state?: MessageState
  kind?: Exclude<ShownKind, 'health'>
}
export type ErrorSearch = Range & { request?: string; source?: ErrorSource }

export function auditSearch(search: Search): AuditSearch {
  const action = openActions.find((known) => known === search.action)
  return { ...rangeIn(search), ...personIn(search), ...requestIn(search), ...(action && { action }) }
}

export function accessSearch(search: Search): AccessSearch {
  const scope = accessScopes.find((known) => known === search.scope)
  return { ...rangeIn(search), ...personIn(search), ...requestIn(search), ...(scope && { scope }) }
}

export function mailSearch(search: Search): MailSearch {
  const state = messageStates.find((known) => known === search.state)
  const kind = openKinds.find((known) => known === search.kind)
  return { ...rangeIn(search), ...personIn(search), ...(state && { state }), ...(kind && { kind }) }
}

export function errorSearch(search: Search): ErrorSearch {
  const source = errorSources.find((known) => known === search.source)
  return { ...rangeIn(search), ...requestIn(search), ...(source && { source }) }
}
