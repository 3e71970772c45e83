import { createFileRoute } from '@tanstack/react-router'
import { loadConfiguration } from '../../features/configuration/configuration-query.ts'
import { ConfigurationScreen } from '../../features/configuration/configuration-screen.tsx'

export const Route = createFileRoute('/_app/configuracao')({
  loader: ({ context }) => loadConfiguration(context.queryClient),
  staticData: { title: 'admin' },
  component: ConfigurationScreen,
})
