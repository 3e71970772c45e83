import './shared/styles/public.css'
import { followSession } from '#shared/lib/follow-session.ts'
import { createQueryClient } from '#shared/lib/query.ts'
import { start } from '#shared/lib/start.tsx'
import { startTheme } from '#shared/lib/theme.ts'
import { watchForInstallation } from './features/install/install-event.ts'
import { createMemberRouter } from './router.ts'
import { registerServiceWorker } from './shared/lib/app-update.ts'
import { sessionQuery } from './shared/lib/session.ts'
import { warmScreens } from './shared/lib/warm-screens.ts'

startTheme('system')
const queryClient = createQueryClient()
const router = createMemberRouter(queryClient)
void queryClient.prefetchQuery(sessionQuery)
followSession(queryClient, router)
watchForInstallation()
warmScreens(router, '/_app')
void start(router)
if (import.meta.env.PROD) registerServiceWorker()
