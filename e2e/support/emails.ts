import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { currentTime } from './clock.ts'
import { instance } from './instance.ts'

export interface Email {
  subject: string
  sentAt: Date
  text: string
  html: string
}

const directory = join(instance.state, 'emails')

export function emailsTo(recipient: string): Email[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.html') && name.includes(`_${recipient.toLowerCase()}_`))
    .sort()
    .map((name) => {
      const [head = '', ...body] = readFileSync(join(directory, name.replace(/html$/, 'txt')), 'utf8').split(
        '\n\n',
      )
      return {
        subject: /^Subject: (.*)$/m.exec(head)?.[1] ?? '',
        sentAt: new Date(/^Date: (.*)$/m.exec(head)?.[1] ?? ''),
        text: body.join('\n\n'),
        html: readFileSync(join(directory, name), 'utf8'),
      }
    })
}

/** Minimum interval between schedule runs, in milliseconds. An e-mail that is not held back is sent sooner. */
const SCHEDULE_EVERY_MS = 2_000

/** Runs the schedule for this minute, which sends the e-mails that are due. By itself it runs once a minute. */
function startSchedule(): Promise<unknown> {
  const time = Math.floor(currentTime() / 60_000) * 60_000
  return fetch(`${instance.memberUrl}/cdn-cgi/local/scheduled?cron=*+*+*+*+*&time=${time}`)
}

/** Waits until `count` e-mails match the subject, for as long as the test may run; returns the newest. */
export async function waitForEmail(recipient: string, subject: RegExp, count = 1): Promise<Email> {
  const find = () => emailsTo(recipient).filter((email) => subject.test(email.subject))
  let startAt = currentTime() + SCHEDULE_EVERY_MS
  await expect
    .poll(
      async () => {
        if (find().length < count && currentTime() > startAt) {
          await startSchedule()
          startAt = currentTime() + SCHEDULE_EVERY_MS
        }
        return find().length
      },
      { message: `e-mails to ${recipient}`, timeout: 0, intervals: [50] },
    )
    .toBeGreaterThanOrEqual(count)
  const email = find().at(-1)
  if (!email) throw new Error(`No e-mail to ${recipient}`)
  return email
}

/** The first link in the e-mail's text whose path starts with `path`. */
export function linkIn(email: Email, path: string): string {
  const links: string[] = email.text.match(/https?:\/\/[^\s<>"]+/g) ?? []
  const link = links.find((candidate) => new URL(candidate).pathname.startsWith(path))
  if (!link) throw new Error(`No link to ${path} in "${email.subject}"`)
  return link
}
