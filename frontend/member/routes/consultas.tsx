import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/consultas')({
  beforeLoad: () => {
    throw redirect({ href: '/app/consultations', replace: true })
  },
})
