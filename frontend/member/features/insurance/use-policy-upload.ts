import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { Policy } from '#contract/insurance.ts'
import { t } from '#locales/insurance.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { useFilePicker } from '#member/shared/ui/upload/use-file-picker.ts'
import { useUpload } from '#member/shared/ui/upload/use-upload.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import { listedPolicies } from './insurance-query.ts'
import { policyUpload } from './policy-upload.ts'

interface PolicyUploadOptions {
  form: string
  /** Address of the screen, from `linkOptions`. */
  link: LinkProps
  /** The screen reports the success itself. */
  silent?: boolean
  onSent: () => void
}

export function usePolicyUpload(options: PolicyUploadOptions) {
  const { data: user } = useQuery(sessionQuery)
  const client = useQueryClient()
  const upload = useUpload({
    ...options,
    memberId: user?.id ?? '',
    target: policyUpload,
    rows: () => listedPolicies(client),
    refresh: () => refresh(client, { queryKey: queryKeys.insurance.all }),
    sentToast: { title: t('succeeded.title'), description: t('succeeded.text') },
  })
  return { upload, picker: useFilePicker<Policy>(upload.choose) }
}
