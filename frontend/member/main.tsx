import './shared/styles/public.css'
import { createQueryClient } from '#shared/lib/api/query-client.ts'
import { start } from '#shared/lib/app/start.tsx'
import { followSession } from '#shared/lib/session/follow-session.ts'
import { startTheme } from '#shared/lib/theme/theme.ts'
import { watchForInstallation } from './features/install/install-event.ts'
import { createMemberRouter } from './router.ts'
import { registerServiceWorker } from './shared/lib/app/app-update.ts'
import { sessionQuery } from './shared/lib/session/session.ts'

startTheme('system')
const queryClient = createQueryClient()
const router = createMemberRouter(queryClient)
void queryClient.prefetchQuery(sessionQuery)
followSession(queryClient, router, start(router))
watchForInstallation()
if (import.meta.env.PROD) registerServiceWorker()
