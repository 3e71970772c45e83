import { describe, expect, it } from 'vitest'
import { type EventKind, eventKinds, isMailKind, kindsWhere } from '#contract/notifications.ts'
import { inkOn } from './layout.ts'
import { composeDigest, composeMail } from './templates.ts'

const bellOnly: EventKind[] = ['consultation_scheduled', 'consultation_changed', 'consultation_cancelled']
const kinds = eventKinds.filter(isMailKind)

const NOW = new Date('2031-03-10T15:00:00Z')
const COMPANY = {
  name: 'Viver Bem',
  primaryColor: '#0b6e69',
  phone: '0800 123 4567',
  timeZone: 'America/Sao_Paulo',
}

const facts = (parameters: Record<string, string>) => ({
  recipient: { fullName: 'Maria Oliveira', emailConfirmed: true, company: COMPANY },
  parameters,
  link: 'https://app.example/x',
  memberUrl: 'https://app.example',
  now: NOW,
})

describe('a mail', () => {
  it('exists for every kind except those shown only under the bell', () => {
    expect(eventKinds.filter((kind) => !isMailKind(kind)).sort()).toEqual([...bellOnly].sort())
  })

  it.each(kinds)('%s has the same content in HTML and text, in the company’s colour', (kind) => {
    const company = { ...COMPANY, name: 'Viver & Bem', primaryColor: '#ffd400' }
    const mail = composeMail(kind, {
      ...facts({ text: 'Linha um\nLinha dois' }),
      recipient: { fullName: 'Maria <b>Oliveira</b>', emailConfirmed: true, company },
      link: 'https://app.example/x?token=a&b=c',
    })
    expect(mail.subject).not.toBe('')
    expect(mail.html).toContain('#ffd400')
    expect(mail.html).toContain('color:#000000')
    expect(mail.html).toContain('Viver &amp; Bem')
    expect(mail.html).toContain('lang="pt-BR"')
    expect(mail.text).toContain('Olá, Maria,')
    expect(mail.text).toContain('0800 123 4567')
    if (kind === 'registration_rejected') expect(mail.text).toContain('> Linha um\n> Linha dois')
  })

  it.each([
    ['data_mismatch', '> Os dados não conferem.\n> O CPF é de outra pessoa.'],
    ['other', ':\n\n> O CPF é de outra pessoa.'],
  ])('of a rejection for %s quotes the reason’s sentence and the text after it', (reason, quote) => {
    const { text } = composeMail('registration_rejected', facts({ reason, text: 'O CPF é de outra pessoa.' }))
    expect(text).toContain(quote)
  })

  it.each(kindsWhere(({ health }) => health).filter(isMailKind))(
    '%s says when, and leaves what tells of somebody’s health behind the sign-in',
    (kind) => {
      const parameters = {
        specialty: 'Oncologia',
        doctorName: 'Dra. Ana Souza',
        title: 'Oncologia com Dra. Ana Souza',
        date: '2031-03-11T11:00:00.000Z',
        until: '2031-03-12',
      }
      const mail = composeMail(kind, facts(parameters))
      for (const part of [mail.subject, mail.html, mail.text]) expect(part).not.toMatch(/Oncologia|Souza/)
      expect(mail.text).toMatch(/ter\., 11\/03 · 08:00|até 12\/03/)
      expect(mail.text).toContain('https://app.example/app/')
    },
  )

  it.each([
    ['2031-03-21T13:00:00Z', 'amanhã'],
    // Still the 21st in Rio Branco, already the 22nd in São Paulo.
    ['2031-03-22T04:30:00Z', 'amanhã'],
    ['2031-03-22T05:30:00Z', 'hoje'],
  ])('of a consultation shows the time in its own time zone, and sent at %s says %s', (now, word) => {
    const parameters = { date: '2031-03-22T13:00:00.000Z', timeZone: 'America/Rio_Branco' }
    const mail = composeMail('consultation_tomorrow', { ...facts(parameters), now: new Date(now) })
    expect(mail.subject).toBe(`Lembrete: você tem uma consulta ${word}`)
    expect(mail.text).toContain('Você tem uma consulta: sáb., 22/03 · 08:00.')
  })

  const tuesday: Record<string, string> = { date: '2031-03-11T11:00:00.000Z' }

  it.each([
    [
      { ...tuesday, phone: '(11) 4002-8922' },
      'Anotada só aqui: confirme com a clínica pelo (11) 4002-8922.',
      '<a href="tel:1140028922" style="color:#4b6260">(11) 4002-8922</a>.</p>',
    ],
    [
      tuesday,
      'Anotada só aqui: confirme com a clínica. Ficou com dúvida? Fale com a gente pelo 0800 123 4567.',
      '<a href="tel:08001234567" style="color:#4b6260">0800 123 4567</a>.</p>',
    ],
  ])('of a consultation says whom to call: %j', (parameters, footnote, link) => {
    const { html, text } = composeMail('consultation_tomorrow', facts(parameters))
    expect(text).toBe(`Olá, Maria,

Você tem uma consulta: ter., 11/03 · 08:00.

Ver minhas consultas:
https://app.example/app/consultations

${footnote}

Viver Bem
Central de atendimento 0800 123 4567
`)
    expect(html).toContain(link)
    expect(html.split('href="tel:')).toHaveLength(2)
  })

  it('of several consultations names each clinic’s number beside its time', () => {
    const later = { date: '2031-03-11T19:00:00.000Z', phone: '(11) 4002-8922' }
    const { html, text } = composeDigest('consultation_tomorrow', facts(later), [tuesday, later])
    expect(text).toContain(`Você tem 2 consultas:

• ter., 11/03 · 08:00

• ter., 11/03 · 16:00, clínica: (11) 4002-8922

Ver minhas consultas:
https://app.example/app/consultations

Anotadas só aqui: confirme cada uma com a clínica.

`)
    expect(html).not.toContain('tel:')
  })

  it('is black or white, whichever has the higher contrast', () => {
    expect(inkOn('#0b6e69')).toBe('#ffffff')
    expect(inkOn('#ffffff')).toBe('#000000')
    expect(inkOn('#000000')).toBe('#ffffff')
    expect(inkOn('#ffd400')).toBe('#000000')
  })
})

describe('the words of a person in a mail', () => {
  const compose = (recipient: { fullName: string; emailConfirmed: boolean }, parameters = {}) =>
    composeMail('policy_rejected', {
      ...facts(parameters),
      recipient: { ...recipient, company: { ...COMPANY, name: 'Viver\u00a0Bem\u202e\r\n' } },
    })

  it.each([
    ['Maria\u00a0Sua\u00a0conta\u00a0foi\u00a0bloqueada', 'Olá, Maria,'],
    ['Maria\r\n\r\nSua conta foi bloqueada', 'Olá, Maria,'],
    ['Maria Acesse https://evil.example agora', 'Olá,'],
    ['Maria.evil.example', 'Olá,'],
    ['\u202eMaria', 'Olá, Maria,'],
  ])('greet %j with its first word at most', (fullName, greeting) => {
    const mail = compose({ fullName, emailConfirmed: true })
    expect(mail.text.split('\n')[0]).toBe(greeting)
    expect(mail.text + mail.html).not.toMatch(/evil|bloqueada|\u202e/)
  })

  it('name nobody whose address is not confirmed', () => {
    const mail = compose({ fullName: 'Maria Oliveira', emailConfirmed: false })
    expect(mail.text).toMatch(/^Olá,\n/)
    expect(mail.html).not.toContain('Maria')
  })

  it('keep their lines in a quote, without marks that reorder them', () => {
    const mail = compose(
      { fullName: 'Maria', emailConfirmed: true },
      { text: 'Linha um\u2028Linha\u00a0dois\u202e', fileName: 'www.evil.example.pdf' },
    )
    expect(mail.text).toContain('> Linha um\n> Linha dois\n')
    expect(mail.text).toContain('(arquivo)')
    expect(mail.text).not.toContain('evil')
  })
})
