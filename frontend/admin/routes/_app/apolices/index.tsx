import { createFileRoute } from '@tanstack/react-router'
import { DeskScreen } from '../../../features/policies/desk-screen.tsx'
import { deskSearch, filterOf } from '../../../features/policies/desk-search.ts'
import { loadDesk } from '../../../features/policies/policies-query.ts'

export const Route = createFileRoute('/_app/apolices/')({
  validateSearch: deskSearch,
  loaderDeps: ({ search }) => filterOf(search),
  loader: ({ context, deps }) => loadDesk(context.queryClient, deps),
  staticData: { title: 'insurance' },
  component: DeskScreen,
})
