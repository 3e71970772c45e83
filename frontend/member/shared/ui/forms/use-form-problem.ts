import { useCallback, useState } from 'react'
import { t as connectionTexts } from '#locales/connection.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { toast } from '#shared/ui/feedback/toast.ts'

/**
 * The error of a form in a dialog. `notFoundText` replaces the message of a 404, which means that the record no longer
 * exists.
 */
export function useFormProblem(title: string, notFoundText: string = connectionTexts('gone')) {
  const [problem, setProblem] = useState<string>()
  const clearProblem = useCallback(() => setProblem(undefined), [])
  return {
    problem,
    clearProblem,
    showProblem(error: Error, fallback: string) {
      const missing = error instanceof ApiError && error.status === 404
      const message = missing ? notFoundText : failureText(error, fallback)
      // A toast would cover the form's buttons. Only an ended session gets one, because it closes the form.
      if (error instanceof ApiError && error.status === 401) {
        toast({ variant: 'destructive', title, description: message })
      } else setProblem(message)
    },
  }
}
