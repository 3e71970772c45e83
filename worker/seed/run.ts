import { openDatabase } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { consultations } from '../database/schema/consultations.ts'
import { newCardNumber } from '../platform/card-number.ts'
import { hashPassword } from '../platform/passwords.ts'
import { mariasConsultations } from './consultations.ts'
import { administrator, DEMO_PASSWORD, members, type Person } from './people.ts'

export interface SeedOptions {
  /** The Worker's PASSWORD_PEPPER. */
  pepper: string
  now: Date
}

/** The administrator alone: an empty house with its key. */
export async function seedMinimal(d1: D1Database, { pepper, now }: SeedOptions): Promise<void> {
  await insertPeople(d1, pepper, [administrator(now)])
}

/** Everybody of the demonstration. What is there already stays as it is. */
export async function seedDemo(d1: D1Database, { pepper, now }: SeedOptions): Promise<void> {
  await insertPeople(d1, pepper, [administrator(now), ...members(now)])
  const db = openDatabase({ DB: d1 })
  for (const row of mariasConsultations(now)) await db.insert(consultations).values(row).onConflictDoNothing()
}

async function insertPeople(d1: D1Database, pepper: string, people: Person[]): Promise<void> {
  const db = openDatabase({ DB: d1 })
  for (const person of people) {
    const passwordHash = await hashPassword(pepper, DEMO_PASSWORD)
    await db
      .insert(users)
      .values({ ...person, companyId: 1, passwordHash, cardNumber: newCardNumber() })
      .onConflictDoNothing()
  }
}
