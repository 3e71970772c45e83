import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/sono')({
  beforeLoad: () => {
    throw redirect({ to: '/app/sleep', replace: true })
  },
})
