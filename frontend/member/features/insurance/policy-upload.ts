import type { Policy } from '#contract/insurance.ts'
import { removeIfThere, type UploadTarget } from '#member/shared/lib/files/send-file.ts'
import { answer, idempotent, insuranceApi } from '#shared/lib/api/clients.ts'

/** Also resolves if the policy is already gone. */
export function removePolicy({ id }: Policy): Promise<void> {
  return removeIfThere(insuranceApi[':id'].$delete({ param: { id } }))
}

export const policyUpload: UploadTarget<Policy> = {
  announce: (json, key) => answer(insuranceApi.index.$post({ json }, idempotent(key))),
  remove: removePolicy,
}
