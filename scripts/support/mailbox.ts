import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const FIRST_LINE = /send_email binding called with MessageBuilder:$/
const INBOX_SIZE = 200

/**
 * wrangler's local e-mail binding writes a message's text and HTML to a temporary folder and logs their paths, the
 * HTML's on the last line. Returns a function that takes the log line by line and copies each message to `directory`,
 * dated `now`.
 */
export function openMailbox(
  directory: string,
  now: () => Date,
  onMail: (to: string, subject: string, link: string) => void,
) {
  let fields: Record<string, string> | undefined
  writeInboxPage(directory)
  return (line: string) => {
    if (FIRST_LINE.test(line)) fields = {}
    const [, name = '', value = ''] = /^(From|To|Subject|Text|HTML): (.*)$/.exec(line) ?? []
    if (!fields || !name) return
    fields[name] = value
    if (name !== 'HTML') return
    const { From, To = '', Subject = '', Text, HTML = '' } = fields
    fields = undefined
    const date = now().toISOString()
    const recipient = /<([^>]+)>/.exec(To)?.[1] ?? To
    const base = join(directory, [date.replaceAll(/[:.]/g, '-'), slug(recipient), slug(Subject)].join('_'))
    const head = `From: ${From}\nTo: ${To}\nSubject: ${Subject}\nDate: ${date}\n\n`
    writeFileSync(`${base}.txt`, head + (Text ? readFileSync(Text, 'utf8') : ''))
    copyFileSync(HTML, `${base}.html`)
    writeInboxPage(directory)
    onMail(recipient, Subject, pathToFileURL(`${base}.html`).href)
  }
}

/** Lists the newest messages by the parts of their file names. */
function writeInboxPage(directory: string) {
  const names = readdirSync(directory).filter((name) => name.endsWith('.txt'))
  const rows = names
    .toSorted()
    .slice(-INBOX_SIZE)
    .reverse()
    .map((file) => {
      const name = file.slice(0, -'.txt'.length)
      const [date, to, subject] = name.split('_')
      return `<tr><td>${date}<td>${to}<td><a href="${name}.html">${subject}</a><td><a href="${file}">text</a>`
    })
  writeFileSync(
    join(directory, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="5">
<title>E-mails (${names.length})</title>
<style>body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark } td { padding-right: 1rem }</style>
<h1>Sent e-mails</h1>
<table>${rows.join('\n')}</table>
`,
  )
}

function slug(text: string) {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9@.]+/g, '-')
    .slice(0, 60)
}
