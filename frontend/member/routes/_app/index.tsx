import { createFileRoute } from '@tanstack/react-router'
import { prefetchHome } from '../../features/home/home-queries.ts'
import { HomeScreen } from '../../features/home/home-screen.tsx'

export const Route = createFileRoute('/_app/')({
  loader: ({ context }) => prefetchHome(context.queryClient, context.user.status),
  staticData: { title: 'home' },
  component: HomeScreen,
})
