import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { instance } from './instance.ts'

export interface Email {
  subject: string
  text: string
  html: string
}

const directory = join(instance.state, 'emails')

/** The e-mails sent to the address so far, oldest first. */
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
        text: body.join('\n\n'),
        html: readFileSync(join(directory, name), 'utf8'),
      }
    })
}

/** Waits for an e-mail whose subject matches; returns the newest. */
export async function waitForEmail(recipient: string, subject: RegExp): Promise<Email> {
  const find = () => emailsTo(recipient).findLast((email) => subject.test(email.subject))
  await expect
    .poll(() => find()?.subject, {
      message: `e-mail to ${recipient}`,
      timeout: 90_000,
      intervals: [50, 100, 250],
    })
    .toBeDefined()
  const email = find()
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
