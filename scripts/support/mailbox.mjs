import { appendFileSync, copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inboxPage } from './inbox-page.mjs'

/** @typedef {{ from: string, to: string, subject: string, text?: string, html?: string, attachments: string[] }} Logged */
/** @typedef {{ at: string, from: string, to: string, subject: string, file: string }} Mail */

const SETTLED_AFTER_MS = 100
const OPENING = /send_email binding called with MessageBuilder:$/

/**
 * The local e-mail binding keeps a message's parts in a folder of its own session, which ends with it, and says so
 * in the log. This reads the log line by line and files each message under STATE_DIR/emails.
 * @param {string} directory
 * @param {(mail: Mail, link: string) => void} onMail
 */
export function openMailbox(directory, onMail) {
  /** @type {Logged | undefined} */
  let open
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  writeInbox(directory)

  function settle() {
    clearTimeout(timer)
    const logged = open
    open = undefined
    if (!logged?.to) return
    const mail = file(directory, logged)
    onMail(mail, pathToFileURL(join(directory, mail.file)).href)
  }

  return (/** @type {string} */ line) => {
    if (OPENING.test(line)) {
      settle()
      open = { from: '', to: '', subject: '', attachments: [] }
    } else if (open && !takeLine(open, line)) {
      settle()
    }
    clearTimeout(timer)
    if (open) timer = setTimeout(settle, SETTLED_AFTER_MS)
  }
}

/**
 * @param {Logged} logged
 * @param {string} line
 */
function takeLine(logged, line) {
  const [, name, value = ''] = /^([A-Z][A-Za-z]+)(?: \(\w+\))?: (.*)$/.exec(line) ?? []
  if (name === 'From') logged.from = value
  else if (name === 'To') logged.to = value
  else if (name === 'Subject') logged.subject = value
  else if (name === 'Text') logged.text = value
  else if (name === 'HTML') logged.html = value
  else if (name === 'Attachment') logged.attachments.push(value)
  else return line === '' || name === 'Cc' || name === 'Bcc'
  return true
}

/**
 * @param {string} directory
 * @param {Logged} logged
 * @returns {Mail}
 */
function file(directory, logged) {
  const at = new Date().toISOString()
  const recipient = /<([^>]+)>/.exec(logged.to)?.[1] ?? logged.to
  const base = [at.replaceAll(/[:.]/g, '-').replace(/Z$/, ''), slug(recipient), slug(logged.subject)].join(
    '_',
  )
  const head = `De: ${logged.from}\nPara: ${logged.to}\nAssunto: ${logged.subject}\nData: ${at}\n\n`
  writeFileSync(join(directory, `${base}.txt`), head + (logged.text ? readFileSync(logged.text, 'utf8') : ''))
  if (logged.html) copyFileSync(logged.html, join(directory, `${base}.html`))
  for (const [index, attachment] of logged.attachments.entries()) {
    const path = attachment.slice(attachment.lastIndexOf(' -> ') + 4)
    copyFileSync(path, join(directory, `${base}_${index + 1}${extname(path)}`))
  }
  const mail = {
    at,
    from: logged.from,
    to: recipient,
    subject: logged.subject,
    file: `${base}.${logged.html ? 'html' : 'txt'}`,
  }
  appendFileSync(join(directory, 'inbox.jsonl'), `${JSON.stringify(mail)}\n`)
  writeInbox(directory)
  return mail
}

/** @param {string} directory */
function writeInbox(directory) {
  const list = join(directory, 'inbox.jsonl')
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
  writeFileSync(join(directory, 'index.html'), inboxPage(lines.map((line) => JSON.parse(line)).reverse()))
}

/** @param {string} text */
function slug(text) {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9@.]+/g, '-')
    .slice(0, 60)
}
