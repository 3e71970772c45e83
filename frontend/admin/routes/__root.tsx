import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '#shared/lib/app/app-router.tsx'
import { FailedScreen } from '#shared/lib/app/fallback-screens.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({ errorComponent: FailedScreen })
