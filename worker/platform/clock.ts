/** The source of the current time. Tests pass their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Resolves after `ms`. Tests pass their own, which does not wait. */
export type Wait = (ms: number) => Promise<void>

export const systemWait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
