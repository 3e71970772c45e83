import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/consultas')({
  beforeLoad: () => {
    throw redirect({ to: '/app/consultations', replace: true })
  },
})
