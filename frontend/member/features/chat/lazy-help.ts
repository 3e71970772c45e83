import { lazy } from 'react'

export const loadHelp = async () => ({ default: (await import('./help-texts.tsx')).HelpTexts })

/** Renders nothing if its file was never loaded. */
export const LazyHelp = lazy(() => loadHelp().catch(() => ({ default: () => null })))
