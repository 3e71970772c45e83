import { createFileRoute } from '@tanstack/react-router'

/** The layout renders the registration beside the list. */
export const Route = createFileRoute('/_app/_registrations/cadastros/$id')({ component: () => null })
