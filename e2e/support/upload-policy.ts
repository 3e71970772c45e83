import { type BrowserContext, expect } from '@playwright/test'
import { instance } from './instance.ts'

/** Announces a policy and stores its file as the context's member. Returns the policy's id. */
export async function uploadPolicy(
  member: BrowserContext,
  fileName: string,
  content: Uint8Array,
  type: string,
): Promise<string> {
  const headers = { Origin: instance.memberUrl }
  const announced = await member.request.post(`${instance.memberUrl}/api/insurance`, {
    data: { fileName, fileSize: content.byteLength },
    headers,
  })
  const { id, filePath } = await announced.json()
  const stored = await member.request.put(instance.memberUrl + filePath, {
    data: Buffer.from(content),
    headers: { ...headers, 'Content-Type': type },
  })
  expect(stored.ok(), await stored.text()).toBe(true)
  return String(id)
}
