import { createFileRoute } from '@tanstack/react-router'
import { ConsultationsScreen } from '../../../features/consultations/consultations-screen.tsx'

export const Route = createFileRoute('/_app/app/consultations')({
  staticData: { title: 'consultations' },
  component: ConsultationsScreen,
})
