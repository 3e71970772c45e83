const NEWEST = 200

/**
 * The page that lists the e-mails of this STATE_DIR, newest first.
 * @param {import('./mailbox.mjs').Mail[]} mails
 */
export function inboxPage(mails) {
  const rows = mails
    .slice(0, NEWEST)
    .map(
      (mail) =>
        `<tr><td>${new Date(mail.at).toLocaleString('pt-BR')}<td>${html(mail.to)}` +
        `<td><a href="${encodeURIComponent(mail.file)}">${html(mail.subject)}</a>` +
        `<td><a href="${encodeURIComponent(mail.file.replace(/\.html$/, '.txt'))}">texto</a>`,
    )
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta http-equiv="refresh" content="5">
<meta name="viewport" content="width=device-width">
<title>E-mails (${mails.length})</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color-scheme: light dark }
  td, th { padding: .35rem .75rem .35rem 0; text-align: left; vertical-align: top }
</style>
<h1>E-mails enviados</h1>
${rows.length === 0 ? '<p>Nenhum e-mail ainda. Esta página se atualiza sozinha.' : `<table><tr><th>Quando<th>Para<th>Assunto<th></tr>${rows.join('\n')}</table>`}
`
}

/** @param {string} text */
function html(text) {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
