/** What the cache keeps of the member under these keys; apart from the other keys, which the first load brings. */
export const exerciseKeys = {
  all: ['member', 'exercise'],
  list: (kind: string) => ['member', 'exercise', 'list', kind],
  week: (day: string) => ['member', 'exercise', 'week', day],
} as const
