import { useQuery } from '@tanstack/react-query'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { lazy } from 'react'
import { progressSearch } from '#member/features/accounts/registration/progress-search.ts'
import { nowQuery, prefetchHome } from '#member/features/home/home-queries.ts'
import { HomeScreen } from '#member/features/home/home-screen.tsx'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { titledIf } from '#shared/lib/app/titles.ts'

const RegistrationProgressScreen = lazy(async () => ({
  default: (await import('#member/features/accounts/registration/registration-progress-screen.tsx'))
    .RegistrationProgressScreen,
}))

// Loaded only if something needs the member's attention.
const Dose = lazyRouteComponent(
  () => import('#member/features/medications/doses/due-dose-row.tsx'),
  'DueDoseRow',
)
const Stock = lazyRouteComponent(
  () => import('#member/features/medications/stock/low-stock-row.tsx'),
  'LowStockRow',
)
const Consultation = lazyRouteComponent(
  () => import('#member/features/consultations/past-consultation-row.tsx'),
  'PastConsultationRow',
)
const nowRows = { Dose, Stock, Consultation }

export const Route = createFileRoute('/_app/')({
  validateSearch: progressSearch,
  beforeLoad: ({ context }) => titledIf(context.user.status !== 'approved', 'registrationProgress'),
  loader: async ({ context: { queryClient, user } }) => {
    prefetchHome(queryClient, user.status)
    const now = queryClient.getQueryData(nowQuery.queryKey)
    // First the rows of known data: React would keep the placeholder that stands in for them for 300 ms.
    await Promise.all([
      now?.doses.length && Dose.preload?.(),
      now?.lowStock.length && Stock.preload?.(),
      now?.pastConsultations.length && Consultation.preload?.(),
    ])
  },
  staticData: { title: 'home' },
  component: () => {
    const { data: user } = useQuery(sessionQuery)
    return user?.status === 'approved' ? <HomeScreen nowRows={nowRows} /> : <RegistrationProgressScreen />
  },
})
