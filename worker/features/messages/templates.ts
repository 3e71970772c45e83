import { rejectionReasons } from '#contract/accounts.ts'
import type { EventKind } from '#contract/notifications.ts'
import { rejectionMail } from '#contract/rejection-mail.ts'
import type { MailKind } from '#database/events.ts'
import { type MailLayout, renderHtml, renderText } from './layout.ts'

export interface MailContext {
  recipient: {
    fullName: string
    company: { name: string; primaryColor: string; phone: string; logoUrl?: string | null }
  }
  parameters: Record<string, string>
  /** Where the button leads. */
  link: string
  memberUrl: string
}

type Content = Pick<MailLayout, 'paragraphs' | 'quote' | 'button' | 'footnote'> & { subject: string }

const contents: Record<MailKind, (context: MailContext) => Content> = {
  confirm_email: ({ recipient, link }) => ({
    subject: `Confirme seu e-mail na ${recipient.company.name}`,
    paragraphs: [
      `Que bom ter você na ${recipient.company.name}.`,
      'Para seguir com o seu cadastro, confirme que este endereço de e-mail é seu. Depois disso, um administrador analisa o seu pedido e avisamos você por aqui.',
    ],
    button: { label: 'Confirmar e-mail', link },
    footnote:
      'O link vale por 24 horas e pode ser usado uma vez. Se não foi você quem se cadastrou, ignore esta mensagem.',
  }),
  address_in_use: ({ recipient, link }) => ({
    subject: 'Tentativa de cadastro com o seu e-mail',
    paragraphs: [
      `Alguém tentou criar uma conta na ${recipient.company.name} com este endereço, que já tem um cadastro.`,
      'Se foi você, entre com a sua senha. Se não lembra dela, use “Esqueci minha senha” na tela de entrada.',
    ],
    button: { label: 'Entrar', link },
    footnote: 'Se não foi você, nada precisa ser feito: nenhum dado seu foi mostrado ou alterado.',
  }),
  registration_approved: ({ recipient, link }) => ({
    subject: 'Seu cadastro foi aprovado',
    paragraphs: [
      `Boas-vindas à ${recipient.company.name}! Seu cadastro foi aprovado e o acesso está liberado.`,
      'Entre para agendar consultas, registrar o seu sono, ver a sua carteirinha e muito mais.',
    ],
    button: { label: 'Entrar no aplicativo', link },
  }),
  registration_rejected: ({ recipient, parameters, link }) => ({
    subject: rejectionMail.subject,
    paragraphs: [rejectionMail.intro(recipient.company.name)],
    quote: rejectionMail.quote(
      rejectionReasons.find((known) => known === parameters.reason),
      parameters.text,
    ),
    button: { label: rejectionMail.button, link },
    footnote: `Ficou com dúvida? Fale com a gente pelo ${recipient.company.phone}.`,
  }),
  confirm_new_email: ({ recipient, link }) => ({
    subject: 'Confirme seu novo e-mail',
    paragraphs: [
      `Você pediu para usar este endereço na sua conta da ${recipient.company.name}.`,
      'A troca só vale depois que você confirmar. Até lá, o endereço anterior continua valendo.',
    ],
    button: { label: 'Confirmar novo e-mail', link },
    footnote: 'O link vale por 24 horas e pode ser usado uma vez. Se não foi você, ignore esta mensagem.',
  }),
  email_changed: ({ recipient }) => ({
    subject: 'O e-mail da sua conta mudou',
    paragraphs: [
      `O e-mail da sua conta na ${recipient.company.name} foi trocado. As próximas mensagens vão para o novo endereço.`,
    ],
    footnote: `Se não foi você, fale com a gente agora pelo ${recipient.company.phone}.`,
  }),
  policy_approved: ({ recipient, parameters, memberUrl }) => ({
    subject: 'Sua apólice foi aprovada',
    paragraphs: [
      `A apólice que você enviou (${parameters.fileName ?? 'arquivo'}) foi analisada e aprovada pela equipe da ${recipient.company.name}.`,
      ...(parameters.policyNumber ? [`Número da apólice: ${parameters.policyNumber}`] : []),
    ],
    button: { label: 'Ver minhas apólices', link: `${memberUrl}/app/insurance` },
  }),
  policy_rejected: ({ parameters, memberUrl }) => ({
    subject: 'Sua apólice precisa de atenção',
    paragraphs: [
      `A apólice que você enviou (${parameters.fileName ?? 'arquivo'}) não foi aprovada. O motivo:`,
    ],
    ...(parameters.text && { quote: parameters.text }),
    button: { label: 'Enviar novo arquivo', link: `${memberUrl}/app/insurance` },
  }),
  // Of visits and medicines an e-mail says what kind of thing is due and when: what it is stands behind the sign-in.
  consultation_tomorrow: ({ parameters, memberUrl }) => ({
    subject: 'Lembrete: você tem uma consulta amanhã',
    paragraphs: [`Você tem uma consulta: ${parameters.time ?? 'amanhã'}.`],
    button: { label: 'Ver na agenda', link: `${memberUrl}/app/consultations` },
  }),
  medication_due: ({ parameters, memberUrl }) => ({
    subject: 'Hora do seu medicamento',
    paragraphs: [`Está na hora de um dos seus medicamentos: dose das ${parameters.time ?? 'agora'}.`],
    button: { label: 'Registrar a dose', link: `${memberUrl}/app/medications` },
    footnote: 'Você escolheu receber lembretes deste medicamento. Para desligar, edite-o no aplicativo.',
  }),
  medication_stock_low: ({ parameters, memberUrl }) => ({
    subject: 'Um medicamento está acabando',
    paragraphs: [
      parameters.until
        ? `Pelos seus horários, um dos seus medicamentos dura até ${parameters.until}. Já dá para repor, contando fins de semana e feriados.`
        : 'Um dos seus medicamentos acabou, pela contagem do seu estoque.',
    ],
    button: { label: 'Ver o estoque', link: `${memberUrl}/app/medications` },
  }),
  reset_password: ({ recipient, link }) => ({
    subject: 'Crie uma nova senha',
    paragraphs: [
      `Recebemos um pedido para criar uma nova senha da sua conta na ${recipient.company.name}.`,
      'Toque no botão e escolha a nova senha. Ao concluir, você sai de todos os dispositivos.',
    ],
    button: { label: 'Criar nova senha', link },
    footnote:
      'O link vale por 30 minutos e pode ser usado uma vez. Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
  }),
  second_factor_enabled: ({ recipient }) => ({
    subject: 'A verificação em duas etapas está ativa',
    paragraphs: [
      `A verificação em duas etapas da sua conta de administrador da ${recipient.company.name} acaba de ser ativada.`,
      'A partir de agora, entrar no painel pede também um código do seu aplicativo. Guarde os códigos de recuperação em lugar seguro.',
    ],
    footnote: `Se não foi você, fale com a gente agora pelo ${recipient.company.phone}.`,
  }),
  second_factor_disabled: ({ recipient, memberUrl }) => ({
    subject: 'A verificação em duas etapas foi desativada',
    paragraphs: [
      `A verificação em duas etapas da sua conta de administrador da ${recipient.company.name} acaba de ser desativada.`,
      'Se foi você, está tudo certo.',
    ],
    button: { label: 'Não fui eu: criar nova senha', link: `${memberUrl}/esqueci-senha` },
    footnote: `Se não foi você, crie uma nova senha agora e fale com a gente pelo ${recipient.company.phone}.`,
  }),
  recovery_code_used: ({ recipient, memberUrl }) => ({
    subject: 'Um código de recuperação foi usado',
    paragraphs: [
      `Alguém entrou no painel da ${recipient.company.name} com a sua senha e um dos seus códigos de recuperação. Esse código não vale mais.`,
      'Se foi você, está tudo certo. Se restarem poucos, gere novos códigos na tela Segurança.',
    ],
    button: { label: 'Não fui eu: criar nova senha', link: `${memberUrl}/esqueci-senha` },
    footnote: `Se não foi você, crie uma nova senha agora e fale com a gente pelo ${recipient.company.phone}.`,
  }),
  password_changed: ({ recipient, memberUrl }) => ({
    subject: 'Sua senha foi alterada',
    paragraphs: [
      `A senha da sua conta na ${recipient.company.name} acaba de ser alterada.`,
      'Se foi você, está tudo certo.',
    ],
    button: { label: 'Não fui eu: criar nova senha', link: `${memberUrl}/esqueci-senha` },
    footnote: `Se não foi você, crie uma nova senha agora e fale com a gente pelo ${recipient.company.phone}.`,
  }),
}

/** Whether the kind has a text to send. */
export function isMailKind(kind: EventKind): kind is MailKind {
  return Object.hasOwn(contents, kind)
}

/** Subject, HTML and plain text of a message. */
export function composeMail(kind: MailKind, context: MailContext) {
  const { subject, ...content } = contents[kind](context)
  const [firstName = ''] = context.recipient.fullName.split(' ')
  const layout: MailLayout = {
    ...content,
    subject,
    greeting: `Olá, ${firstName}`,
    company: context.recipient.company,
  }
  return { subject, html: renderHtml(layout), text: renderText(layout) }
}
