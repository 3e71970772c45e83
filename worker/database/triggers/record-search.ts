import { plainTextOf } from './plain-text.ts'
import { type SchemaObject, trigger } from './schema-object.ts'

/** The texts of a member's records in which a search finds words. */
const searched = {
  consultations: ['doctor_name', 'specialty', 'notes', 'place_name', 'address', 'bring'],
  sleep_entries: ['notes'],
  exercises: ['notes'],
  policies: ['file_name', 'policy_number', 'rejection_text'],
}

/** Triggers that keep `search_text`. */
export const recordSearchObjects: readonly SchemaObject[] = Object.entries(searched).flatMap(
  ([table, columns]) => {
    const texts = columns.map((column) => `coalesce(new.${column}, '')`).join(' || char(10) || ')
    const body = [`UPDATE ${table} SET search_text = ${plainTextOf(texts)} WHERE id = new.id`]
    return [
      trigger(`${table}_search_text_insert`, {
        comment: 'Prepares the texts of a new record for the search.',
        event: `AFTER INSERT ON ${table}`,
        body,
      }),
      trigger(`${table}_search_text_update`, {
        comment: 'Prepares the texts of a changed record for the search.',
        event: `AFTER UPDATE OF ${columns.join(', ')} ON ${table}`,
        body,
      }),
    ]
  },
)
