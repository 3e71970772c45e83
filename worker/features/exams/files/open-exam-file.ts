import { NotFound } from '#platform/errors.ts'
import { openFile } from '#platform/files.ts'
import type { MemberWork } from '#platform/work.ts'
import { examFileOf } from './exam-files.queries.ts'

/** The member's own file: its name, type and bytes. */
export async function openExamFile({ db, env, member, read }: MemberWork, id: string) {
  const [[file]] = await read([examFileOf(db, member.id, id)])
  const body = file?.storageKey ? await openFile(env, file.storageKey) : undefined
  if (!file || !body) throw new NotFound()
  return { fileName: file.fileName, contentType: file.contentType ?? 'application/octet-stream', body }
}
