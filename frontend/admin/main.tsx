import './shared/styles/admin.css'
import { createQueryClient } from '#shared/lib/api/query-client.ts'
import { start } from '#shared/lib/app/start.tsx'
import { followSession } from '#shared/lib/session/follow-session.ts'
import { startTheme } from '#shared/lib/theme/theme.ts'
import { followAccess } from './features/accounts/follow-access.ts'
import { startIdleCheck } from './features/accounts/idle-check.ts'
import { followSessionEnd } from './features/accounts/session-end.ts'
import { createAdminRouter } from './router.ts'
import { adminSessionQuery } from './shared/lib/admin-session.ts'

startTheme('light')
const queryClient = createQueryClient()
const router = createAdminRouter(queryClient)
startIdleCheck(queryClient)
followSessionEnd(queryClient)
void queryClient.prefetchQuery(adminSessionQuery)
followSession(queryClient, router)
followAccess(queryClient, router)
void start(router)
