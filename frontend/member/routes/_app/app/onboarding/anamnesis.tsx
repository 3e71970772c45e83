import { createFileRoute } from '@tanstack/react-router'
import { prefetchAnamnesis } from '../../../../features/anamnesis/anamnesis-query.ts'
import { AnamnesisScreen } from '../../../../features/anamnesis/anamnesis-screen.tsx'

export const Route = createFileRoute('/_app/app/onboarding/anamnesis')({
  loader: ({ context }) => prefetchAnamnesis(context.queryClient),
  staticData: { title: 'anamnesis' },
  component: AnamnesisScreen,
})
