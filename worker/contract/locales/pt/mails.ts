import { type MailDigest, type MailFacts, type MailText, rejectionQuote } from '#contract/mail-text.ts'
import { END_SESSIONS_LINK_DAYS, type MailKind } from '#contract/notifications.ts'
import { PASSKEY_REMOVAL_HOURS } from '#contract/passkeys.ts'
import { ONLY_NOTED_HERE } from './consultations.ts'
import { eventTitles } from './events.ts'

/** The rejection e-mail. The dashboard previews it. */
export const rejectionMail = {
  subject: eventTitles.registration_rejected,
  intro: (company: string) =>
    `Analisamos o seu cadastro na ${company} e, por enquanto, ele não foi aprovado. O motivo:`,
}

/** The text before the reason of a reversed decision. The dashboard previews it. */
export const reopenedMail = {
  subject: 'Seu cadastro voltou para análise',
  intro: (company: string) =>
    `Revimos a decisão sobre o seu cadastro na ${company}, e ele voltou para análise. O motivo:`,
}

const notMe = 'Não fui eu: encerrar as sessões'
const itWasYou = 'Se foi você, está tudo certo.'
/** How to stop an intruder. Every security e-mail ends with it. */
const endSessionsAndCall = (phone: string) =>
  `Se não foi você, toque no botão para sair de todos os aparelhos, crie uma nova senha e fale com a gente pelo ${phone}. O link vale por ${END_SESSIONS_LINK_DAYS} dias e pode ser usado uma vez.`
const askedForHelp = 'Se você pediu essa ajuda à nossa equipe, não precisa fazer nada aqui.'
/** How to undo a change of e-mail that an administrator requested. */
const keepAddress = (phone: string) =>
  `Se você não pediu, toque no botão: este continua sendo o e-mail da conta, mesmo que a troca já tenha sido confirmada, e todos os aparelhos saem. Depois, crie uma nova senha e fale com a gente pelo ${phone}. O link vale por ${END_SESSIONS_LINK_DAYS} dias e pode ser usado uma vez.`
/** Identifies a sign-in on a new device. */
const deviceAndTime = ({ device = 'Aparelho desconhecido', time }: MailFacts) =>
  time ? `${device}, ${time}` : device

/** An e-mail without a text does not compile. */
export const mailTexts: Record<MailKind, (facts: MailFacts) => MailText> = {
  confirm_email: ({ company }) => ({
    subject: `Confirme seu e-mail na ${company.name}`,
    paragraphs: [
      `Que bom ter você na ${company.name}.`,
      'Para seguir com o seu cadastro, confirme que este endereço de e-mail é seu. Depois disso, um administrador analisa o seu pedido e avisamos você por aqui.',
    ],
    button: 'Confirmar e-mail',
    footnote:
      'O link vale por 24 horas e pode ser usado uma vez. Se não foi você quem se cadastrou, ignore esta mensagem.',
  }),
  address_in_use: ({ company }) => ({
    subject: 'Tentativa de cadastro com o seu e-mail',
    paragraphs: [
      `Alguém tentou criar uma conta na ${company.name} com este endereço, que já tem um cadastro.`,
      'Se foi você, entre com a sua senha. Se não lembra dela, use “Esqueci minha senha” na tela de entrada.',
    ],
    button: 'Entrar',
    footnote: 'Se não foi você, nada precisa ser feito: nenhum dado seu foi mostrado ou alterado.',
  }),
  registration_approved: ({ company }) => ({
    subject: eventTitles.registration_approved,
    paragraphs: [
      `Boas-vindas à ${company.name}! Seu cadastro foi aprovado e o acesso está liberado.`,
      'Entre para agendar consultas, registrar o seu sono, ver a sua carteirinha e muito mais.',
    ],
    button: 'Entrar no aplicativo',
  }),
  registration_rejected: ({ company, reason, text }) => ({
    subject: rejectionMail.subject,
    paragraphs: [rejectionMail.intro(company.name)],
    quote: rejectionQuote(reason, text),
    button: 'Corrigir e pedir de novo',
    footnote: `Ficou com dúvida? Fale com a gente pelo ${company.phone}.`,
  }),
  registration_reopened: ({ company, text }) => ({
    subject: reopenedMail.subject,
    paragraphs: [reopenedMail.intro(company.name)],
    quote: text,
    button: 'Acompanhar meu cadastro',
    footnote: `Até a nova decisão, o aplicativo mostra só o andamento do cadastro. Você não precisa fazer nada: avisamos por e-mail. Ficou com dúvida? Fale com a gente pelo ${company.phone}.`,
  }),
  confirm_new_email: ({ company, byStaff }) => ({
    subject: 'Confirme seu novo e-mail',
    paragraphs: [
      byStaff
        ? `A equipe da ${company.name} anotou este endereço como o novo e-mail da sua conta.`
        : `Você pediu para usar este endereço na sua conta da ${company.name}.`,
      'A troca só vale depois que você confirmar. Até lá, o endereço anterior continua valendo.',
    ],
    button: 'Confirmar novo e-mail',
    footnote: 'O link vale por 24 horas e pode ser usado uma vez. Se não foi você, ignore esta mensagem.',
  }),
  email_change_asked: ({ company }) => ({
    subject: 'Pedido de troca do seu e-mail',
    paragraphs: [
      `A equipe da ${company.name} pediu a troca do e-mail da sua conta. O novo endereço só vale depois de confirmado; até lá, este continua valendo.`,
      askedForHelp,
    ],
    button: 'Não pedi: cancelar a troca',
    footnote: keepAddress(company.phone),
  }),
  name_corrected: ({ company, newName }) => ({
    subject: 'O nome da sua conta foi corrigido',
    paragraphs: [
      `A equipe da ${company.name} corrigiu o nome da sua conta. Agora ele aparece assim, também na sua carteirinha:`,
    ],
    quote: newName,
    footnote: `Se algo não estiver certo, fale com a gente pelo ${company.phone}.`,
  }),
  name_approved: ({ company, newName }) => ({
    subject: eventTitles.name_approved,
    paragraphs: [
      `A equipe da ${company.name} aprovou o seu novo nome. Agora ele aparece assim, também na sua carteirinha:`,
    ],
    quote: newName,
    button: 'Abrir Minha Conta',
  }),
  name_rejected: ({ company, newName, text }) => ({
    subject: eventTitles.name_rejected,
    paragraphs: [
      `A equipe da ${company.name} não aprovou o nome que você pediu: ${newName}. Sua conta e sua carteirinha continuam com o nome de antes.`,
      ...(text ? ['O motivo:'] : []),
    ],
    quote: text,
    button: 'Abrir Minha Conta',
    footnote: `Ficou com dúvida? Fale com a gente pelo ${company.phone}.`,
  }),
  email_changed: ({ company, isFormerAddress, byStaff }) => ({
    subject: 'O e-mail da sua conta mudou',
    paragraphs: [
      isFormerAddress
        ? `O e-mail da sua conta na ${company.name} foi trocado. As próximas mensagens vão para o novo endereço.`
        : `Este endereço agora é o e-mail da sua conta na ${company.name}. As próximas mensagens chegam aqui.`,
      byStaff ? askedForHelp : itWasYou,
    ],
    button: byStaff ? 'Não pedi: desfazer a troca' : notMe,
    footnote: byStaff ? keepAddress(company.phone) : endSessionsAndCall(company.phone),
  }),
  policy_approved: ({ company, fileName = 'arquivo', policyNumber }) => ({
    subject: 'Sua apólice foi aprovada',
    paragraphs: [
      `A apólice que você enviou (${fileName}) foi analisada e aprovada pela equipe da ${company.name}.`,
      ...(policyNumber ? [`Número da apólice: ${policyNumber}`] : []),
    ],
    button: 'Ver minhas apólices',
  }),
  policy_rejected: ({ fileName = 'arquivo', text }) => ({
    subject: 'Sua apólice precisa de atenção',
    paragraphs: [`A apólice que você enviou (${fileName}) não foi aprovada. O motivo:`],
    quote: text,
    button: 'Enviar novo arquivo',
  }),
  // E-mails about consultations and medications say only what kind of thing it is and when; details require
  // signing in.
  consultation_tomorrow: ({ company, time = 'amanhã', isToday, phone }) => ({
    subject: `Lembrete: você tem uma consulta ${isToday ? 'hoje' : 'amanhã'}`,
    paragraphs: [`Você tem uma consulta: ${time}.`],
    button: 'Ver minhas consultas',
    footnote: phone
      ? `${ONLY_NOTED_HERE} pelo ${phone}.`
      : `${ONLY_NOTED_HERE}. Ficou com dúvida? Fale com a gente pelo ${company.phone}.`,
    call: phone ?? company.phone,
  }),
  medication_due: ({ time = 'agora' }) => ({
    subject: 'Hora do seu medicamento',
    paragraphs: [`Está na hora de um dos seus medicamentos: dose das ${time}.`],
    button: 'Registrar a dose',
    footnote: 'Você escolheu receber lembretes deste medicamento. Para desligar, edite-o no aplicativo.',
  }),
  medication_stock_low: ({ until }) => ({
    subject: 'Um medicamento está acabando',
    paragraphs: [
      until
        ? `Pelos seus horários, um dos seus medicamentos dura até ${until}. Já dá para repor, contando fins de semana e feriados.`
        : 'Um dos seus medicamentos acabou, pela contagem do seu estoque.',
    ],
    button: 'Ver o estoque',
  }),
  reset_password: ({ company }) => ({
    subject: 'Crie uma nova senha',
    paragraphs: [
      `Recebemos um pedido para criar uma nova senha da sua conta na ${company.name}.`,
      'Toque no botão e escolha a nova senha. Ao concluir, você sai de todos os aparelhos, e as chaves de acesso deixam de valer: adicione-as de novo em Minha Conta.',
    ],
    button: 'Criar nova senha',
    footnote:
      'O link vale por 30 minutos e pode ser usado uma vez. Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
  }),
  second_factor_enabled: ({ company }) => ({
    subject: 'A verificação em duas etapas está ativa',
    paragraphs: [
      `A verificação em duas etapas da sua conta de administrador da ${company.name} acaba de ser ativada.`,
      'A partir de agora, entrar no painel pede também um código do seu aplicativo. Guarde os códigos de recuperação em lugar seguro.',
    ],
    button: notMe,
    footnote: endSessionsAndCall(company.phone),
  }),
  second_factor_disabled: ({ company }) => ({
    subject: 'A verificação em duas etapas foi desativada',
    paragraphs: [
      `A verificação em duas etapas da sua conta de administrador da ${company.name} acaba de ser desativada.`,
      itWasYou,
    ],
    button: notMe,
    footnote: endSessionsAndCall(company.phone),
  }),
  recovery_codes_renewed: ({ company }) => ({
    subject: 'Seus códigos de recuperação mudaram',
    paragraphs: [
      `Os códigos de recuperação da sua conta de administrador da ${company.name} acabam de ser trocados. Os anteriores não valem mais.`,
      itWasYou,
    ],
    button: notMe,
    footnote: endSessionsAndCall(company.phone),
  }),
  recovery_code_used: ({ company }) => ({
    subject: 'Um código de recuperação foi usado',
    paragraphs: [
      `Alguém entrou no painel da ${company.name} com a sua senha e um dos seus códigos de recuperação. Esse código não vale mais.`,
      'Se foi você, está tudo certo. Se restarem poucos, gere novos códigos na tela Segurança.',
    ],
    button: notMe,
    footnote: endSessionsAndCall(company.phone),
  }),
  passkey_added: ({ company }) => ({
    subject: 'Uma chave de acesso foi adicionada',
    paragraphs: [
      `Uma chave de acesso foi adicionada à sua conta na ${company.name}. Com ela dá para entrar sem digitar a senha.`,
      itWasYou,
    ],
    button: notMe,
    footnote: `${endSessionsAndCall(company.phone)} Criar uma nova senha pelo e-mail tira as chaves de acesso; trocar a senha em Minha Conta, não.`,
  }),
  passkey_removed: ({ company }) => ({
    subject: 'Uma chave de acesso foi removida',
    paragraphs: [
      `Uma chave de acesso da sua conta na ${company.name} acaba de ser removida.`,
      'Se foi você, ou se você pediu isso à nossa equipe, está tudo certo.',
    ],
    button: notMe,
    footnote: endSessionsAndCall(company.phone),
  }),
  passkey_removal_asked: ({ company }) => ({
    subject: `Uma chave de acesso será removida em ${PASSKEY_REMOVAL_HOURS} horas`,
    paragraphs: [
      `Recebemos um pedido, feito sem a chave, para remover uma chave de acesso da sua conta na ${company.name}. Ela sai em ${PASSKEY_REMOVAL_HOURS} horas.`,
      'Se foi você, não precisa fazer nada. Se mudou de ideia, cancele em Minha Conta.',
    ],
    button: 'Não fui eu: manter a chave',
    footnote: `Se não foi você, toque no botão: a chave de acesso fica, e todos os aparelhos saem da sua conta. Depois, entre com ela, troque a senha e fale com a gente pelo ${company.phone}. O link vale por ${END_SESSIONS_LINK_DAYS} dias e pode ser usado uma vez.`,
  }),
  new_device: (facts) => ({
    subject: 'Novo acesso à sua conta',
    paragraphs: [
      `Sua conta na ${facts.company.name} foi aberta em um aparelho que ainda não conhecíamos:`,
      deviceAndTime(facts),
      itWasYou,
    ],
    button: notMe,
    footnote: endSessionsAndCall(facts.company.phone),
  }),
  password_changed: ({ company }) => ({
    subject: 'Sua senha foi alterada',
    paragraphs: [`A senha da sua conta na ${company.name} acaba de ser alterada.`, itWasYou],
    button: notMe,
    footnote: endSessionsAndCall(company.phone),
  }),
  password_switched_off: ({ company }) => ({
    subject: 'Sua conta agora só entra com chave de acesso',
    paragraphs: [
      `A entrada com senha da sua conta na ${company.name} acaba de ser desligada.`,
      'Se foi você, está tudo certo. Para ligar de novo, crie uma senha em Minha Conta.',
    ],
    button: notMe,
    footnote: endSessionsAndCall(company.phone),
  }),
}

/** Kinds whose digest names each event. The digest of any other kind is its e-mail with the number of events. */
export const mailDigests: Partial<Record<MailKind, MailDigest>> = {
  new_device: {
    subject: ({ count }) => `${count} novos acessos à sua conta`,
    intro: () => 'Sua conta foi aberta em aparelhos que ainda não conhecíamos:',
    line: (facts) => `• ${deviceAndTime(facts)}`,
  },
  policy_approved: {
    subject: ({ count }) => `${count} apólices suas foram aprovadas`,
    intro: () => 'As apólices que você enviou foram analisadas e aprovadas:',
    line: ({ fileName = 'arquivo', policyNumber }) =>
      policyNumber ? `• ${fileName}, apólice nº ${policyNumber}` : `• ${fileName}`,
  },
  policy_rejected: {
    subject: ({ count }) => `${count} apólices suas precisam de atenção`,
    intro: () => 'Estas apólices que você enviou não foram aprovadas:',
    line: ({ fileName = 'arquivo', text }) => (text ? `• ${fileName}: ${text}` : `• ${fileName}`),
  },
  consultation_tomorrow: {
    subject: ({ count }) => `Lembrete: você tem ${count} consultas`,
    intro: ({ count }) => `Você tem ${count} consultas:`,
    line: ({ time = 'amanhã', phone }) => (phone ? `• ${time}, clínica: ${phone}` : `• ${time}`),
    footnote: 'Anotadas só aqui: confirme cada uma com a clínica.',
  },
  medication_due: {
    subject: () => 'Hora dos seus medicamentos',
    intro: ({ count }) => `Está na hora dos seus medicamentos. São ${count} doses:`,
    line: ({ time = 'agora' }) => `• dose das ${time}`,
  },
  medication_stock_low: {
    subject: ({ count }) => `${count} medicamentos estão acabando`,
    intro: () => 'Pelos seus horários, estes estoques estão no fim. Já dá para repor:',
    line: ({ until }) => (until ? `• um dura até ${until}` : '• um já acabou'),
  },
}

export const mailFrame = {
  greeting: (firstName: string | undefined) => (firstName ? `Olá, ${firstName}` : 'Olá'),
  copyLink: 'Se o botão não abrir, copie este endereço no navegador:',
  serviceLine: 'Central de atendimento',
  sameNotices: ({ count }: { count: number }) => `Este e-mail reúne ${count} avisos iguais.`,
  more: ({ count }: { count: number }) => `• e mais ${count}`,
}
