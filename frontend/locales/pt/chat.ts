import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Chat',
  assistant: {
    description: 'Dúvidas sobre o aplicativo.',
    frame: 'Assistente de ajuda',
  },
  external: {
    description: 'Atendimento virtual.',
    frame: 'Chat de {{host}}',
  },
  opening: 'Abrindo o chat…',
  consent: {
    title: 'Este chat é de outra empresa',
    who: 'Quem responde é o serviço de {{host}}, contratado pela {{company}}. O que você escrever ou falar vai para lá e segue as regras de privacidade desse serviço.',
    microphone: 'O navegador pergunta antes de usar o microfone.',
    care: 'Não envie senhas. Em uma emergência, ligue 192 (SAMU).',
    agree: 'Concordar e abrir o chat',
    call: 'Prefiro ligar: {{phone}}',
  },
  failed: {
    text: 'O chat não respondeu. Tente de novo em instantes ou ligue para {{phone}}.',
    textNoPhone:
      'O chat não respondeu. Tente de novo em instantes ou ligue para a central: o telefone está em Carteirinha.',
    call: 'Ligar para {{phone}}',
  },
  unavailable: 'O chat ainda não está disponível por aqui. Nossa equipe atende você por telefone.',
  reload: 'Abrir de novo',
})
