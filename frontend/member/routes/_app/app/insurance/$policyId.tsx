import { createFileRoute } from '@tanstack/react-router'
import { policyQuery } from '#member/features/insurance/insurance-query.ts'
import { PolicyScreen } from '#member/features/insurance/policy-screen.tsx'

export const Route = createFileRoute('/_app/app/insurance/$policyId')({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(policyQuery(context.queryClient, params.policyId)),
  staticData: { title: 'policy' },
  component: PolicyScreen,
})
