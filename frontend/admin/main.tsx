import './shared/styles/admin.css'
import { followAccess } from '#admin/features/accounts/session/follow-access.ts'
import { startIdleCheck } from '#admin/features/accounts/session/idle-check.ts'
import { followSessionEnd } from '#admin/features/accounts/session/session-end.ts'
import { createQueryClient } from '#shared/lib/api/query-client.ts'
import { start } from '#shared/lib/app/start.tsx'
import { followSession } from '#shared/lib/session/follow-session.ts'
import { startTheme } from '#shared/lib/theme/theme.ts'
import { createAdminRouter } from './router.tsx'
import { adminSessionQuery } from './shared/lib/admin-session.ts'

startTheme('light')
const queryClient = createQueryClient()
const router = createAdminRouter(queryClient)
startIdleCheck(queryClient)
followSessionEnd(queryClient)
void queryClient.prefetchQuery(adminSessionQuery)
followSession(queryClient, router, start(router))
followAccess(queryClient, router)
