import { createFileRoute } from '@tanstack/react-router'

/** One registration beside the list: the layout draws it. */
export const Route = createFileRoute('/_app/_registrations/cadastros/$id')({ component: () => null })
