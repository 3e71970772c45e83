import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { progressSearch } from '#member/features/accounts/registration/progress-search.ts'
import { PastConsultationRow } from '#member/features/consultations/past-consultation-row.tsx'
import { prefetchHome } from '#member/features/home/home-queries.ts'
import { HomeScreen } from '#member/features/home/home-screen.tsx'
import { DueDoseRow } from '#member/features/medications/doses/due-dose-row.tsx'
import { LowStockRow } from '#member/features/medications/stock/low-stock-row.tsx'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { titledIf } from '#shared/lib/app/titles.ts'

const RegistrationProgressScreen = lazy(async () => ({
  default: (await import('#member/features/accounts/registration/registration-progress-screen.tsx'))
    .RegistrationProgressScreen,
}))

const nowRows = { Dose: DueDoseRow, Stock: LowStockRow, Consultation: PastConsultationRow }

export const Route = createFileRoute('/_app/')({
  validateSearch: progressSearch,
  beforeLoad: ({ context }) => titledIf(context.user.status !== 'approved', 'registrationProgress'),
  loader: ({ context: { queryClient, user } }) => prefetchHome(queryClient, user.status),
  staticData: { title: 'home' },
  component: () => {
    const { data: user } = useQuery(sessionQuery)
    return user?.status === 'approved' ? <HomeScreen nowRows={nowRows} /> : <RegistrationProgressScreen />
  },
})
