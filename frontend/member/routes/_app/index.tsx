import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { sessionQuery } from '../../../shared/lib/session.ts'
import { prefetchHome } from '../../features/home/home-queries.ts'
import { HomeScreen } from '../../features/home/home-screen.tsx'

const RegistrationProgressScreen = lazy(async () => ({
  default: (await import('../../features/accounts/registration-progress-screen.tsx'))
    .RegistrationProgressScreen,
}))

export const Route = createFileRoute('/_app/')({
  loader: ({ context }) => prefetchHome(context.queryClient, context.user.status),
  staticData: { title: 'home' },
  component: () => {
    const { data: user } = useQuery(sessionQuery)
    return user?.status === 'approved' ? <HomeScreen /> : <RegistrationProgressScreen />
  },
})
