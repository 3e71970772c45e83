import { NotFound } from '#platform/errors.ts'
import { openFile } from '#platform/files.ts'
import type { MemberWork } from '#platform/work.ts'
import { reportOf } from './jobs/jobs.queries.ts'
import { contentTypes, toReport } from './report.ts'

/** The file of a finished report: its parts in order, each opened after the previous one was sent. */
export async function openReport({ clock, db, env, member, read }: MemberWork, id: string) {
  const [[row]] = await read([reportOf(db, member.id, id)])
  if (row?.state !== 'done' || row.expiresAt <= clock.now()) throw new NotFound()
  const keys = [...row.partKeys]
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const key = keys.shift()
      if (!key) return controller.close()
      const part = await openFile(env, key)
      if (!part) return controller.error(new Error('A part of the report is missing'))
      controller.enqueue(new Uint8Array(await new Response(part).arrayBuffer()))
    },
  })
  return { fileName: toReport(row).fileName, contentType: contentTypes[row.format], body }
}
