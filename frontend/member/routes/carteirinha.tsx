import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/carteirinha')({
  beforeLoad: () => {
    throw redirect({ to: '/app/membership-card', replace: true })
  },
})
