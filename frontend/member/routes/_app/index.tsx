import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { progressSearch } from '#member/features/accounts/registration/progress-search.ts'
import { prefetchHome } from '#member/features/home/home-queries.ts'
import { HomeScreen } from '#member/features/home/home-screen.tsx'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { titledIf } from '#shared/lib/app/titles.ts'

const RegistrationProgressScreen = lazy(async () => ({
  default: (await import('#member/features/accounts/registration/registration-progress-screen.tsx'))
    .RegistrationProgressScreen,
}))

// Loaded only if something needs the member's attention.
const Dose = lazy(async () => ({
  default: (await import('#member/features/medications/doses/due-dose-row.tsx')).DueDoseRow,
}))
const Stock = lazy(async () => ({
  default: (await import('#member/features/medications/stock/low-stock-row.tsx')).LowStockRow,
}))
const Consultation = lazy(async () => ({
  default: (await import('#member/features/consultations/past-consultation-row.tsx')).PastConsultationRow,
}))
const nowRows = { Dose, Stock, Consultation }

export const Route = createFileRoute('/_app/')({
  validateSearch: progressSearch,
  beforeLoad: ({ context }) => titledIf(context.user.status !== 'approved', 'registrationProgress'),
  loader: ({ context }) => prefetchHome(context.queryClient, context.user.status),
  staticData: { title: 'home' },
  component: () => {
    const { data: user } = useQuery(sessionQuery)
    return user?.status === 'approved' ? <HomeScreen nowRows={nowRows} /> : <RegistrationProgressScreen />
  },
})
