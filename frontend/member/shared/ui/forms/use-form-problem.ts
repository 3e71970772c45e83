import { useCallback, useState } from 'react'
import { connectionTexts, failureText } from '#shared/lib/api/connection.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { toast } from '#shared/ui/feedback/toast.ts'

/** What went wrong with a form in a dialog. `gone` says that what it changes is no longer there. */
export function useFormProblem(title: string, gone: string = connectionTexts('gone')) {
  const [problem, setProblem] = useState<string>()
  const forget = useCallback(() => setProblem(undefined), [])
  return {
    problem,
    forget,
    tell(error: Error, fallback: string) {
      const missing = error instanceof ApiError && error.status === 404
      const message = missing ? gone : failureText(error, fallback)
      // Over the form a toast would lie on its buttons; only where the form goes away it has to tell.
      if (error instanceof ApiError && error.status === 401) {
        toast({ variant: 'destructive', title, description: message })
      } else setProblem(message)
    },
  }
}
