import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { prefetchHome } from '#member/features/home/home-queries.ts'
import { HomeScreen } from '#member/features/home/home-screen.tsx'
import { sessionQuery } from '#member/shared/lib/session/session.ts'

const RegistrationProgressScreen = lazy(async () => ({
  default: (await import('#member/features/accounts/registration/registration-progress-screen.tsx'))
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
