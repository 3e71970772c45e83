// Apart from the schemas, so that a screen without a form does not load valibot.

/** Whether the text is a valid day, `YYYY-MM-DD`. `Date` would read 30 February as 2 March. */
export function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === text
}
