import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '#shared/lib/app/app-router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({})
