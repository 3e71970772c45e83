import { texts } from '../i18n.ts'

export const t = texts({
  here: 'Este aparelho',
  inUse: 'Em uso agora',
  used: 'Usado {{ago}}',
  since: 'Entrou em {{moment}}',
  end: 'Encerrar',
  endLabel: 'Encerrar a sessão em {{device}}',
  ended: 'Sessão encerrada',
  endFailed: 'A sessão não foi encerrada',
  failed: 'Não conseguimos mostrar onde você está conectado.',
})
