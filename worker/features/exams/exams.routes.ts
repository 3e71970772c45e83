import { Hono } from 'hono'
import { examSchema, examsQuerySchema, trendQuerySchema } from '#contract/exams.ts'
import { fileSchema } from '#contract/files.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody, query } from '#middleware/body.ts'
import { csvAnswer, fileAnswer, fileBody } from '#middleware/files.ts'
import { approvedMember } from '#middleware/guards.ts'
import { ifMatch, tagged } from '#middleware/if-match.ts'
import { limited } from '#middleware/limited.ts'
import { paged } from '#middleware/next-page.ts'
import { noContent } from '#middleware/no-content.ts'
import { counts } from '#middleware/quota.ts'
import { EXAMS_FILE_NAME } from '#texts/exams.ts'
import { addExam } from './add-exam.ts'
import { deleteExam, editExam, listExams, showExam, showTrend } from './exam.ts'
import { exportExams } from './export-exams.ts'
import { announceExamFile } from './files/announce-exam-file.ts'
import { examFiles } from './files/exam-files.ts'
import { listAnalytes } from './list-analytes.ts'

export const exams = new Hono<AppEnv>()
  .use(approvedMember)
  .get('/', query(examsQuerySchema), async (c) =>
    c.json(paged(c, await listExams(c.get('memberWork'), c.req.valid('query')))),
  )
  .get('/analytes', async (c) => c.json(await listAnalytes(c.get('memberWork'))))
  .get('/trend', query(trendQuerySchema), async (c) =>
    c.json(await showTrend(c.get('memberWork'), c.req.valid('query').value)),
  )
  .get('/export', limited('exportPerAccount'), async (c) =>
    csvAnswer(c, EXAMS_FILE_NAME, await exportExams(c.get('memberWork'))),
  )
  .post('/', counts('exams'), jsonBody(examSchema), async (c) =>
    c.json(tagged(c, await addExam(c.get('memberWork'), c.req.valid('json'))), 201),
  )
  .get('/:id', async (c) => c.json(tagged(c, await showExam(c.get('memberWork'), c.req.param('id')))))
  .patch('/:id', counts('exams'), ifMatch, jsonBody(examSchema), async (c) =>
    c.json(tagged(c, await editExam(c.get('memberWork'), c.req.param('id'), c.req.valid('json')))),
  )
  .delete('/:id', ifMatch, (c) => noContent(c, deleteExam(c.get('memberWork'), c.req.param('id'))))
  .post('/:id/files', limited('uploadPerAccount'), counts('files'), jsonBody(fileSchema), async (c) =>
    c.json(await announceExamFile(c.get('memberWork'), c.req.param('id'), c.req.valid('json')), 201),
  )
  .put(
    '/files/:id/file',
    limited('uploadContentPerAccount'),
    counts('files', { changes: 0 }),
    fileBody,
    async (c) => c.json(await examFiles.store(c.get('memberWork'), c.req.param('id'), c.req.raw.body)),
  )
  .get('/files/:id/file', async (c) =>
    fileAnswer(c, await examFiles.open(c.get('memberWork'), c.req.param('id'))),
  )
  .delete('/files/:id', (c) => noContent(c, examFiles.delete(c.get('memberWork'), c.req.param('id'))))
