import { appendFileSync, copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface LoggedMail {
  from: string
  to: string
  subject: string
  text?: string
  html?: string
  attachments: string[]
}

interface Mail {
  /** ISO 8601 */
  at: string
  from: string
  to: string
  subject: string
  file: string
}

const COMPLETE_AFTER_MS = 100
const FIRST_LINE = /send_email binding called with MessageBuilder:$/
const INBOX_SIZE = 200

/**
 * wrangler's local e-mail binding writes the parts of a message to a temporary folder and their paths to the log.
 * Returns a function that takes the log line by line and copies each message to `directory`.
 */
export function openMailbox(directory: string, onMail: (mail: Mail, link: string) => void) {
  let current: LoggedMail | undefined
  let timer: NodeJS.Timeout | undefined
  writeInboxPage(directory)

  function complete() {
    clearTimeout(timer)
    const logged = current
    current = undefined
    if (!logged?.to) return
    const mail = store(directory, logged)
    onMail(mail, pathToFileURL(join(directory, mail.file)).href)
  }

  return (line: string) => {
    if (FIRST_LINE.test(line)) {
      complete()
      current = { from: '', to: '', subject: '', attachments: [] }
    } else if (current && !readLine(current, line)) {
      complete()
    }
    clearTimeout(timer)
    if (current) timer = setTimeout(complete, COMPLETE_AFTER_MS)
  }
}

/** @returns Whether the line belongs to the message. */
function readLine(mail: LoggedMail, line: string): boolean {
  const [, name = '', value = ''] = /^([A-Z][A-Za-z]+)(?: \(\w+\))?: (.*)$/.exec(line) ?? []
  if (name === 'From') mail.from = value
  else if (name === 'To') mail.to = value
  else if (name === 'Subject') mail.subject = value
  else if (name === 'Text') mail.text = value
  else if (name === 'HTML') mail.html = value
  else if (name === 'Attachment') mail.attachments.push(value)
  else return line === '' || name === 'Cc' || name === 'Bcc'
  return true
}

function store(directory: string, { from, to, subject, text, html, attachments }: LoggedMail): Mail {
  const at = new Date().toISOString()
  const recipient = /<([^>]+)>/.exec(to)?.[1] ?? to
  const base = [at.replaceAll(/[:.]/g, '-').replace(/Z$/, ''), slug(recipient), slug(subject)].join('_')
  const head = `From: ${from}\nTo: ${to}\nSubject: ${subject}\nDate: ${at}\n\n`
  writeFileSync(join(directory, `${base}.txt`), head + (text ? readFileSync(text, 'utf8') : ''))
  if (html) copyFileSync(html, join(directory, `${base}.html`))
  for (const [index, attachment] of attachments.entries()) {
    const path = attachment.slice(attachment.lastIndexOf(' -> ') + 4)
    copyFileSync(path, join(directory, `${base}_${index + 1}${extname(path)}`))
  }
  const mail = { at, from, to: recipient, subject, file: `${base}.${html ? 'html' : 'txt'}` }
  appendFileSync(join(directory, 'inbox.jsonl'), `${JSON.stringify(mail)}\n`)
  writeInboxPage(directory)
  return mail
}

function writeInboxPage(directory: string) {
  const list = join(directory, 'inbox.jsonl')
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
  const mails: Mail[] = lines.map((line) => JSON.parse(line)).reverse()
  const rows = mails
    .slice(0, INBOX_SIZE)
    .map(
      ({ at, to, subject, file }) =>
        `<tr><td>${new Date(at).toLocaleString('en-GB')}<td>${escapeHtml(to)}` +
        `<td><a href="${encodeURIComponent(file)}">${escapeHtml(subject)}</a>` +
        `<td><a href="${encodeURIComponent(file.replace(/\.html$/, '.txt'))}">text</a>`,
    )
  writeFileSync(
    join(directory, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="5">
<meta name="viewport" content="width=device-width">
<title>E-mails (${mails.length})</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color-scheme: light dark }
  td, th { padding: .35rem .75rem .35rem 0; text-align: left; vertical-align: top }
</style>
<h1>Sent e-mails</h1>
${rows.length === 0 ? '<p>None yet. This page refreshes by itself.' : `<table><tr><th>When<th>To<th>Subject<th></tr>${rows.join('\n')}</table>`}
`,
  )
}

function escapeHtml(text: string) {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

function slug(text: string) {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9@.]+/g, '-')
    .slice(0, 60)
}
