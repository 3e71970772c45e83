import { lazy } from 'react'

const load = () => import('./registration-form.tsx')

/** Not part of the first load, which most people make to sign in. */
export const LazyRegistrationForm = lazy(async () => ({ default: (await load()).RegistrationForm }))

/** For the moment in which somebody is about to ask for it. */
export function preloadRegistrationForm(): void {
  // A file that does not come now is asked for again when the form is opened.
  load().catch(() => undefined)
}
