import type { ExamFileFilter } from '#contract/exams.ts'
import type { ListChoice } from '#member/shared/lib/records/list-filter.ts'

/** Exams with or without a file, in the URL. */
export const fileParameter: ListChoice<ExamFileFilter> = {
  parameter: 'arquivo',
  names: { with_file: 'com', without_file: 'sem' },
}
