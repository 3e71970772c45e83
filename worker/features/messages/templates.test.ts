import { describe, expect, it } from 'vitest'
import type { MessageTemplate } from '../../database/outbox.ts'
import { inkOn } from './layout.ts'
import { composeMail } from './templates.ts'

const templates: MessageTemplate[] = [
  'confirm_email',
  'address_in_use',
  'registration_approved',
  'registration_rejected',
  'reset_password',
  'password_changed',
]

describe('a mail', () => {
  it.each(templates)('%s says the same in HTML and in text, in the colour of the brand', (template) => {
    const mail = composeMail(template, {
      recipient: {
        fullName: 'Maria <b>Oliveira</b>',
        company: { name: 'Viver & Bem', primaryColor: '#ffd400', phone: '0800 123 4567' },
      },
      parameters: { text: 'Linha um\nLinha dois' },
      link: 'https://app.example/x?token=a&b=c',
      memberUrl: 'https://app.example',
    })
    expect(mail.subject).not.toBe('')
    expect(mail.html).toContain('#ffd400')
    expect(mail.html).toContain('color:#000000')
    expect(mail.html).toContain('Viver &amp; Bem')
    expect(mail.html).toContain('lang="pt-BR"')
    expect(mail.text).toContain('Olá, Maria,')
    expect(mail.text).toContain('https://app.example')
    expect(mail.text).toContain('0800 123 4567')
    if (template === 'registration_rejected') expect(mail.text).toContain('> Linha um\n> Linha dois')
  })

  it('is written in black or white, whichever reads better', () => {
    expect(inkOn('#0b6e69')).toBe('#ffffff')
    expect(inkOn('#ffffff')).toBe('#000000')
    expect(inkOn('#000000')).toBe('#ffffff')
    expect(inkOn('#ffd400')).toBe('#000000')
  })
})
