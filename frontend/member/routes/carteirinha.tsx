import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/carteirinha')({
  beforeLoad: () => {
    throw redirect({ href: '/app/membership-card', replace: true })
  },
})
