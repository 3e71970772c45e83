import { useState } from 'react'
import { ApiError, messageFor } from '../lib/errors.ts'
import { toast } from './toast.ts'

/** What went wrong with a form in a dialog. */
export function useFormProblem(title: string) {
  const [problem, setProblem] = useState<string>()
  return {
    problem,
    forget: () => setProblem(undefined),
    tell(error: Error, fallback: string) {
      const message = messageFor(error, fallback)
      // Over the form a toast would lie on its buttons; only where the form goes away it has to tell.
      if (error instanceof ApiError && error.status === 401) {
        toast({ variant: 'destructive', title, description: message })
      } else setProblem(message)
    },
  }
}
