/** What the cache keeps of the member under these keys; apart from the other keys, which the first load brings. */
export const examsKeys = {
  all: ['member', 'exams', 'records'],
  list: (search: string) => ['member', 'exams', 'records', 'list', search],
  one: (id: string) => ['member', 'exams', 'records', 'one', id],
  analytes: ['member', 'exams', 'records', 'analytes'],
  trend: (valueId: string) => ['member', 'exams', 'records', 'trend', valueId],
  // Bytes that never change: not among what a change makes stale.
  file: (id: string) => ['member', 'exams', 'file', id],
} as const
