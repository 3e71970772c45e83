import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/anamnese')({
  beforeLoad: () => {
    throw redirect({ href: '/app/onboarding/anamnesis', replace: true })
  },
})
