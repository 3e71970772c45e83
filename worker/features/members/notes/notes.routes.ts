import { Hono } from 'hono'
import { noteSchema } from '#contract/notes.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody } from '#middleware/body.ts'
import { administrator } from '#middleware/guards.ts'
import { ifMatch, tagged } from '#middleware/if-match.ts'
import { noContent } from '#middleware/no-content.ts'
import { free, STAFF } from '#middleware/quota.ts'
import { addNote } from './add-note.ts'
import { deleteNote, editNote } from './change-note.ts'

/** Adds notes about a person, at a path below the person's. */
export const personNotes = new Hono<AppEnv>().post(
  '/:id/notes',
  administrator,
  free('50 notes per person'),
  jsonBody(noteSchema),
  async (c) =>
    c.json(tagged(c, await addNote(c.get('memberWork'), c.req.param('id'), c.req.valid('json'))), 201),
)

/** Changes and deletes the administrator's own notes. */
export const notes = new Hono<AppEnv>()
  .use(administrator)
  .put('/:id', free(STAFF), ifMatch, jsonBody(noteSchema), async (c) =>
    c.json(tagged(c, await editNote(c.get('memberWork'), c.req.param('id'), c.req.valid('json')))),
  )
  .delete('/:id', ifMatch, (c) => noContent(c, deleteNote(c.get('memberWork'), c.req.param('id'))))
