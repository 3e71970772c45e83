import { createFileRoute } from '@tanstack/react-router'

/** The layout renders the list. */
export const Route = createFileRoute('/_app/_registrations/')({ component: () => null })
