import { eq } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { users } from '#database/schema/accounts.ts'

export function cardOf(db: Database, ownerId: string) {
  return db
    .select({ fullName: users.fullName, number: users.cardNumber, decidedAt: users.decidedAt })
    .from(users)
    .where(eq(users.id, ownerId))
}
