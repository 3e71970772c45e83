import './shared/styles/admin.css'
import { followSession } from '#shared/lib/follow-session.ts'
import { createQueryClient } from '#shared/lib/query.ts'
import { start } from '#shared/lib/start.tsx'
import { startTheme } from '#shared/lib/theme.ts'
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
