import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type Allergy, bloodTypes, type Condition } from '#contract/health-profile.ts'
import { users } from './accounts.ts'
import { instant, isOneOf, version } from './columns.ts'

/** One row for each member who has saved a health profile. */
export const healthProfiles = sqliteTable(
  'health_profiles',
  {
    ownerId: text('owner_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    bloodType: text('blood_type', { enum: bloodTypes }).notNull(),
    allergies: text({ mode: 'json' }).$type<Allergy[]>().notNull(),
    conditions: text({ mode: 'json' }).$type<Condition[]>().notNull(),
    /** All three are `null` without an emergency contact. With one, the relation may still be `null`. */
    contactName: text('contact_name'),
    contactRelation: text('contact_relation'),
    contactPhone: text('contact_phone'),
    shownAtCounter: integer('shown_at_counter', { mode: 'boolean' }).notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (table) => [check('health_profiles_blood_type', isOneOf(table.bloodType, bloodTypes))],
)
