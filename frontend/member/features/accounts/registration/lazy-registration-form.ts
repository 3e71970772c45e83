import { lazy } from 'react'

const load = () => import('./registration-form.tsx')

/** Loaded on demand: most visits are sign-ins. */
export const LazyRegistrationForm = lazy(async () => ({ default: (await load()).RegistrationForm }))

/** Call when the form is about to be opened. */
export function preloadRegistrationForm(): void {
  // A file that fails to load now is requested again when the form opens.
  load().catch(() => undefined)
}
