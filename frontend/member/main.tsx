import '../shared/styles/public.css'
import { registerServiceWorker } from '../shared/lib/app-update.ts'
import { followSession } from '../shared/lib/follow-session.ts'
import { createQueryClient } from '../shared/lib/query.ts'
import { sessionQuery } from '../shared/lib/session.ts'
import { start } from '../shared/lib/start.tsx'
import { startTheme } from '../shared/lib/theme.ts'
import { warmScreens } from '../shared/lib/warm-screens.ts'
import { watchForInstallation } from './features/install/install-event.ts'
import { createMemberRouter } from './router.ts'

startTheme('system')
const queryClient = createQueryClient()
const router = createMemberRouter(queryClient)
void queryClient.prefetchQuery(sessionQuery)
followSession(queryClient, router)
watchForInstallation()
warmScreens(router, '/_app')
void start(router)
if (import.meta.env.PROD) registerServiceWorker()
