import { Hono } from 'hono'
import { exerciseQuerySchema, exerciseSchema, exerciseWeekQuerySchema } from '#contract/exercise.ts'
import { longPeriodQuerySchema } from '#contract/periods.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody, query } from '#middleware/body.ts'
import { csvAnswer } from '#middleware/files.ts'
import { approvedMember } from '#middleware/guards.ts'
import { ifMatch, tagged } from '#middleware/if-match.ts'
import { limited } from '#middleware/limited.ts'
import { paged } from '#middleware/next-page.ts'
import { noContent } from '#middleware/no-content.ts'
import { counts } from '#middleware/quota.ts'
import { EXERCISES_FILE_NAME } from '#texts/exercise.ts'
import { addExercise } from './add-exercise.ts'
import { editExercise } from './edit-exercise.ts'
import { deleteExercise, listExercises, showExercise } from './exercise.ts'
import { exportExercises } from './export-exercises.ts'
import { showExercisePeriod } from './show-exercise-period.ts'
import { showExerciseWeek } from './show-exercise-week.ts'

export const exercise = new Hono<AppEnv>()
  .use(approvedMember)
  .get('/', query(exerciseQuerySchema), async (c) =>
    c.json(paged(c, await listExercises(c.get('memberWork'), c.req.valid('query')))),
  )
  .get('/week', query(exerciseWeekQuerySchema), async (c) =>
    c.json(await showExerciseWeek(c.get('memberWork'), c.req.valid('query').day)),
  )
  .get('/period', query(longPeriodQuerySchema), async (c) => {
    const { period, day } = c.req.valid('query')
    return c.json(await showExercisePeriod(c.get('memberWork'), period, day))
  })
  .get('/export', limited('exportPerAccount'), async (c) =>
    csvAnswer(c, EXERCISES_FILE_NAME, await exportExercises(c.get('memberWork'))),
  )
  .post('/', counts('exercise'), jsonBody(exerciseSchema), async (c) =>
    c.json(tagged(c, await addExercise(c.get('memberWork'), c.req.valid('json'))), 201),
  )
  .get('/:id', async (c) => c.json(tagged(c, await showExercise(c.get('memberWork'), c.req.param('id')))))
  .patch('/:id', counts('exercise'), ifMatch, jsonBody(exerciseSchema), async (c) =>
    c.json(tagged(c, await editExercise(c.get('memberWork'), c.req.param('id'), c.req.valid('json')))),
  )
  .delete('/:id', ifMatch, (c) => noContent(c, deleteExercise(c.get('memberWork'), c.req.param('id'))))
