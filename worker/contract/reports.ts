export const reportKinds = ['registrations', 'members', 'consultations', 'policies', 'statistics'] as const
export const reportFormats = ['csv', 'pdf'] as const
export const reportStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

/** What a report is of, as the administrator chose it. */
export interface ReportFilters {
  from: string | null
  to: string | null
  status: string | null
}
