import { plainLine, plainText } from '#contract/plain-line.ts'
import { telephoneLink } from '#contract/telephone-link.ts'
import { LOCALE } from '#texts/language.ts'
import { mailFrame } from '#texts/mails.ts'

export interface MailLayout {
  subject: string
  greeting: string
  paragraphs: string[]
  /** A person's own words, as a block quote. */
  quote?: string | undefined
  button?: { label: string; link: string }
  footnote?: string
  /** A telephone number in the footnote, which becomes a link. */
  call?: string | undefined
  company: { name: string; primaryColor: string; phone: string; logoUrl?: string | null }
}

const INK = '#16302e'
const SOFT_INK = '#4b6260'

/** Black or white, whichever has the higher WCAG 2 contrast with the colour (`#rrggbb`). */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? '#000000' : '#ffffff'
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>')
}

/** The logo is designed for a white background. The name next to it is for mail readers that block images. */
function renderHead({ name, primaryColor, logoUrl }: MailLayout['company']): string {
  if (!logoUrl) {
    return `<tr><td style="padding:20px 28px;background:${primaryColor};color:${inkOn(primaryColor)};font-size:18px;font-weight:700">${escapeHtml(name)}</td></tr>`
  }
  return `<tr><td style="padding:20px 28px;background:#ffffff;border-bottom:4px solid ${primaryColor};color:${INK};font-size:18px;font-weight:700">
<img src="${escapeHtml(logoUrl)}" alt="" height="40" style="height:40px;max-width:160px;vertical-align:middle;margin-right:12px">${escapeHtml(name)}</td></tr>`
}

/** Removes characters that hide or reorder others, because the texts repeat people's own words. */
export function plainLayout(layout: MailLayout): MailLayout {
  const { subject, greeting, paragraphs, quote, button, footnote, call, company } = layout
  return {
    subject: plainLine(subject),
    greeting: plainLine(greeting),
    paragraphs: paragraphs.map(plainLine),
    quote: quote && plainText(quote),
    ...(button && { button: { ...button, label: plainLine(button.label) } }),
    ...(footnote && { footnote: plainLine(footnote) }),
    call: call && plainLine(call),
    company: { ...company, name: plainLine(company.name), phone: plainLine(company.phone) },
  }
}

/** Subject, HTML and plain text of an e-mail. */
export function renderMail(layout: MailLayout) {
  const plain = plainLayout(layout)
  return { subject: plain.subject, html: renderHtml(plain), text: renderText(plain) }
}

function linkCall(html: string, call: string | undefined): string {
  if (!call) return html
  const number = escapeHtml(call)
  return html.replace(number, `<a href="${telephoneLink(call)}" style="color:${SOFT_INK}">${number}</a>`)
}

/** Uses tables and inline styles, because mail readers support little else. */
function renderHtml(layout: MailLayout): string {
  const { subject, greeting, paragraphs, quote, button, footnote, call, company } = layout
  const brand = company.primaryColor
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escapeHtml(text)}</p>`
  const quoted = quote
    ? `<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:4px solid ${brand};background:#f2f7f6;font-size:16px;line-height:1.5">${escapeHtml(quote)}</blockquote>`
    : ''
  const foot = footnote
    ? `<p style="margin:24px 0 0;font-size:14px;line-height:1.5;color:${SOFT_INK}">${linkCall(escapeHtml(footnote), call)}</p>`
    : ''
  const action = button
    ? `<table role="presentation" cellspacing="0" cellpadding="0"><tr><td style="border-radius:12px;background:${brand}">
<a href="${escapeHtml(button.link)}" style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:700;color:${inkOn(brand)};text-decoration:none">${escapeHtml(button.label)}</a>
</td></tr></table>
<p style="margin:16px 0 0;font-size:13px;line-height:1.5;color:${SOFT_INK}">${mailFrame.copyLink}<br><a href="${escapeHtml(button.link)}" style="color:${SOFT_INK};word-break:break-all">${escapeHtml(button.link)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${LOCALE}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#eef4f3;font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:${INK}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;border-radius:16px;overflow:hidden">
${renderHead(company)}
<tr><td style="padding:28px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(greeting)}</h1>
${paragraphs.map(paragraph).join('\n')}
${quoted}
${action}
${foot}
</td></tr></table>
<p style="margin:16px 0 0;font-size:13px;line-height:1.5;color:${SOFT_INK}">${escapeHtml(company.name)} · ${mailFrame.serviceLine} ${escapeHtml(company.phone)}</p>
</td></tr></table>
</body>
</html>
`
}

function renderText({ greeting, paragraphs, quote, button, footnote, company }: MailLayout): string {
  const parts = [
    `${greeting},`,
    ...paragraphs,
    ...(quote ? [quote.replaceAll(/^/gm, '> ')] : []),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...(footnote ? [footnote] : []),
    `${company.name}\n${mailFrame.serviceLine} ${company.phone}`,
  ]
  return `${parts.join('\n\n')}\n`
}
