import { createFileRoute } from '@tanstack/react-router'
import { AllServicesScreen } from '#member/features/all-services/all-services-screen.tsx'

export const Route = createFileRoute('/_app/todos-servicos')({
  staticData: { title: 'allServices' },
  component: AllServicesScreen,
})
