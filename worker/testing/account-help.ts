import type { Client } from './api.ts'
import { readAudit } from './registrations.ts'

export const pathOf = (id: string) => `/api/admin/members/${id}`
export const newAddress = () => `${crypto.randomUUID()}@exemplo.com.br`
export const confirmed = { emailConfirmedAt: new Date() }

export const actionsOn = async (id: string) => (await readAudit(id)).map(({ action }) => action)
export const askForEmail = (admin: Client, id: string, email: string, options = {}) =>
  admin.put(`${pathOf(id)}/email-change`, { email }, options)
