import './shared/styles/public.css'
import { onlineManager } from '@tanstack/react-query'
import { createQueryClient } from '#shared/lib/api/query-client.ts'
import { start } from '#shared/lib/app/start.tsx'
import { followSession } from '#shared/lib/session/follow-session.ts'
import { startTheme } from '#shared/lib/theme/theme.ts'
import { watchForInstallation } from './features/install/install-event.ts'
import { createMemberRouter } from './router.tsx'
import { registerServiceWorker } from './shared/lib/app/app-update.ts'
import { sessionQuery } from './shared/lib/session/session.ts'
import { restoreKept } from './shared/lib/vault/restore-kept.ts'

startTheme('system')
// TanStack Query assumes that a page starts online, and would otherwise miss the return of the network.
onlineManager.setOnline(navigator.onLine)
const queryClient = createQueryClient()
// Read while the router is being created.
const restored = restoreKept(queryClient)
const router = createMemberRouter(queryClient)
const started = restored.then(() => {
  void queryClient.prefetchQuery(sessionQuery)
  return start(router)
})
followSession(queryClient, router, started)
watchForInstallation()
if (import.meta.env.PROD) registerServiceWorker()
