import { createFileRoute } from '@tanstack/react-router'

/** The list alone: the layout draws it. */
export const Route = createFileRoute('/_app/membros/')({ component: () => null })
