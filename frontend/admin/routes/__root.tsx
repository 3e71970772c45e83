import { useQueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { adminProofWays } from '#admin/shared/lib/admin-proof.ts'
import type { RouterContext } from '#shared/lib/app/app-router.tsx'
import { FailedScreen } from '#shared/lib/app/fallback-screens.tsx'
import { FreshProofHost } from '#shared/ui/fresh-proof/fresh-proof-host.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: FailedScreen,
})

function Root() {
  const client = useQueryClient()
  return (
    <>
      <Outlet />
      <FreshProofHost ways={() => adminProofWays(client)} />
    </>
  )
}
