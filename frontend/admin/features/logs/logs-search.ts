import { openActions, openKinds, type ShownAction, type ShownKind } from '#contract/health-in-logs.ts'
import { type ErrorSource, errorSources } from '#contract/logs.ts'
import { type AccessScope, accessScopes, type MessageState, messageStates } from '#contract/members.ts'
import { isDay } from '#shared/lib/format/wall-clock.ts'

type Search = Record<string, unknown>

/** Whether a log can be asked for the day (`YYYY-MM-DD`). */
export function isLogDay(text: string): boolean {
  return isDay(text) && text >= '1900' && text < '2101'
}

/** Calendar days, both included. */
export interface Range {
  from?: string
  to?: string
}

/** A range that stands the wrong way round is meant the other way. */
function rangeIn(search: Search): Range {
  const day = (value: unknown) => (typeof value === 'string' && isLogDay(value) ? value : undefined)
  const [from, to] = [day(search.from), day(search.to)]
  if (from && to && from > to) return { from: to, to: from }
  return { ...(from && { from }), ...(to && { to }) }
}

/** How many of the filters in the address are set. */
export function filtersIn(search: object): number {
  return Object.values(search).filter(Boolean).length
}

function userExists(search: Search): { person?: string } {
  const { person } = search
  return typeof person === 'string' && /^[\w-]{1,64}$/.test(person) ? { person } : {}
}

const REQUEST = /^[\w-]{1,64}$/

/** Whether it can be the number of a request, as an error report brings it. */
export function isRequest(text: string): boolean {
  return REQUEST.test(text)
}

function requestIn(search: Search): { request?: string } {
  const { request } = search
  return typeof request === 'string' && isRequest(request) ? { request } : {}
}

/** What of each log is in its address. */
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
  return { ...rangeIn(search), ...userExists(search), ...requestIn(search), ...(action && { action }) }
}

export function accessSearch(search: Search): AccessSearch {
  const scope = accessScopes.find((known) => known === search.scope)
  return { ...rangeIn(search), ...userExists(search), ...requestIn(search), ...(scope && { scope }) }
}

export function mailSearch(search: Search): MailSearch {
  const state = messageStates.find((known) => known === search.state)
  const kind = openKinds.find((known) => known === search.kind)
  return { ...rangeIn(search), ...userExists(search), ...(state && { state }), ...(kind && { kind }) }
}

export function errorSearch(search: Search): ErrorSearch {
  const source = errorSources.find((known) => known === search.source)
  return { ...rangeIn(search), ...requestIn(search), ...(source && { source }) }
}
