import { apiFetch } from '../../../shared/lib/api-fetch.ts'

let asked: Promise<string | null> | undefined

async function ask(): Promise<string | null> {
  try {
    const company: unknown = await (await apiFetch('/api/company')).json()
    const phone = typeof company === 'object' && company !== null && 'phone' in company ? company.phone : null
    return typeof phone === 'string' && phone !== '' ? phone : null
  } catch {
    asked = undefined
    return null
  }
}

/** The provider's number; `null` where it cannot be had now. */
export function phoneLine(): Promise<string | null> {
  asked ??= ask()
  return asked
}
