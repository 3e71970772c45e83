import { createFileRoute } from '@tanstack/react-router'
import { loadMember } from '#admin/features/members/members-query.ts'

/** One member beside the list: the layout draws it. */
export const Route = createFileRoute('/_app/membros/$id')({
  loader: ({ context, params }) => loadMember(context.queryClient, params.id),
  component: () => null,
})
