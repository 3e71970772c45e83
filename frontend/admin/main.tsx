import '../shared/styles/admin.css'
import { adminSessionQuery } from '../shared/lib/admin-session.ts'
import { followSession } from '../shared/lib/follow-session.ts'
import { createQueryClient } from '../shared/lib/query.ts'
import { start } from '../shared/lib/start.tsx'
import { startTheme } from '../shared/lib/theme.ts'
import { createAdminRouter } from './router.ts'

startTheme('light')
const queryClient = createQueryClient()
const router = createAdminRouter(queryClient)
void queryClient.prefetchQuery(adminSessionQuery)
followSession(queryClient, router)
void start(router)
