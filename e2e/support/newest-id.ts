import type { APIRequestContext } from '@playwright/test'

/** The id of the first record that the API lists at that address. */
export async function newestId(api: APIRequestContext, address: string): Promise<string> {
  const answer = await api.get(address)
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()}`)
  const body = await answer.json()
  const [first] = Array.isArray(body) ? body : (body.items ?? Object.values(body).find(Array.isArray))
  return String(first.id)
}
