import { describe, expect, it } from 'vitest'
import { articles } from './articles.ts'
import { findArticles } from './find-articles.ts'

const answers: [question: string, article: string][] = [
  ['Como agendo uma consulta?', 'schedule'],
  ['quero marcar medico', 'schedule'],
  ['AGENDAMENTO DE CONSULTAS', 'schedule'],
  ['agnedar consutla', 'schedule'],
  ['agendarr consutla', 'schedule'],
  ['preciso remarcar minha consulta', 'reschedule'],
  ['desmarcar', 'cancelConsultation'],
  ['cancelar a consulta de amanhã', 'cancelConsultation'],
  ['apagar consulta', 'deleteConsultation'],
  ['consultas antigas', 'pastConsultations'],
  ['teleconsulta', 'consultationTypes'],
  ['vou receber lembrete?', 'reminder'],
  ['rejistrar sono', 'logSleep'],
  ['SONO', 'logSleep'],
  ['consulta', 'schedule'],
  ['exame', 'addExam'],
  ['remédio', 'addMedication'],
  ['quantas horas devo dormir', 'sleepQuality'],
  ['nao consigo salvar meu sono', 'sleepRefused'],
  ['dicas pra dormir melhor', 'sleepTips'],
  ['insonia', 'sleepTips'],
  ['exportar sono planilha', 'sleepExport'],
  ['sono 70 é regular?', 'sleepQuality'],
  ['registrar caminhada', 'logExercise'],
  ['anotar meu treino da academia', 'logExercise'],
  ['quantos minutos de exercisio por semana', 'exerciseGoal'],
  ['cadastrar remedio', 'addMedication'],
  ['esqueci de tomar o remédio', 'takeDose'],
  ['desligar lembrete do remedio', 'medicationReminders'],
  ['meu remédio está acabando', 'medicationStock'],
  ['vou viajar com meus remédios', 'medicationClock'],
  ['como preencho a anaminese', 'fillAnamnesis'],
  ['meu peso mudou', 'updateAnamnesis'],
  ['o que é IMC', 'bmi'],
  ['imc do meu filho de 12 anos', 'bmiAge'],
  ['cadê minha carterinha', 'card'],
  ['mostrar cartao na farmacia', 'cardCounter'],
  ['imprimir carteirinha', 'saveCard'],
  ['desconto farmácia', 'cardBenefits'],
  ['falar com atendente', 'phone'],
  ['to com dor no peito', 'emergency'],
  ['que remédio tomo pra gripe', 'medicalAdvice'],
  ['posso tomar dois remédios juntos?', 'medicalAdvice'],
  ['minha pressão está normal', 'medicalAdvice'],
  ['estou grávida, como marco pré-natal?', 'schedule'],
  ['alergia a camarão onde registro', 'healthProfile'],
  ['mandar aplice', 'sendPolicy'],
  ['tamanho maximo do arquivo', 'policyFormats'],
  ['quanto tempo demora a analise', 'policyDeadline'],
  ['minha apólice foi recusada', 'policyRejected'],
  ['baixar apólice', 'managePolicies'],
  ['registrar exame de sangue', 'addExam'],
  ['anexar laudo', 'examFile'],
  ['resultado fora da faixa', 'examRange'],
  ['evolução da glicose', 'examTrend'],
  ['excluir um exame', 'manageExams'],
  ['notificaçoes', 'notifications'],
  ['esqueci minha senha', 'changePassword'],
  ['quero entrar com a digital', 'passkeys'],
  ['trocar email', 'changeEmail'],
  ['perdi meu celular', 'sessions'],
  ['tema notruno', 'theme'],
  ['excluir minha conta', 'deleteAccount'],
  ['apagar meus dados', 'deleteAccount'],
  ['sair da conta', 'signOut'],
  ['instalar no iphone', 'install'],
  ['funciona sem internet?', 'offline'],
  ['quanto custa o plano', 'plan'],
  ['o que posso fazer aqui?', 'services'],
  ['bom dia', 'services'],
  ['por consulta no calendário', 'consultationPage'],
  ['como chegar no local da consulta', 'consultationPage'],
  ['a consulta já aconteceu', 'completeConsultation'],
  ['gráfico do ano', 'periods'],
  ['filtrar por ano', 'findRecords'],
  ['procurar um registro', 'findRecords'],
  ['painel do hemograma', 'examPanels'],
  ['colar texto do laudo', 'examPanels'],
  ['anotar alergias', 'healthProfile'],
  ['tipo sanguineo', 'healthProfile'],
  ['imprimir perfil de saúde', 'showHealthProfile'],
  ['digitei o email errado', 'correctEmail'],
  ['cancelar a troca de email', 'changeEmail'],
  ['envio em andamento', 'uploads'],
  ['o que é agora', 'now'],
]

describe('the assistant', () => {
  it.each(answers)('answers "%s" with %s', (question, expected) => {
    expect(findArticles(question)[0]?.id).toBe(expected)
  })

  it.each(articles.map(({ id, question }) => [id, question]))(
    'knows its own question: %s',
    (id, question) => {
      expect(findArticles(question)[0]?.id).toBe(id)
    },
  )

  it.each([
    'qual a capital da frança',
    'previsão do tempo hoje',
    'receita de bolo de cenoura',
    'quem ganhou o jogo',
    'asdfgh',
    '<b onclick=1>xyz</b>',
    '🙂',
    '💊',
    '<b>x</b>',
  ])('finds nothing for "%s", and says so', (question) => {
    expect(findArticles(question)).toEqual([])
  })

  it.each([
    'morrer',
    'quero morrer',
    'barraca',
    'perua',
    'casar',
    'sonegar',
    'contador',
    'doutrina',
    'pesar',
    'remar',
    'examinador',
    'medicinal',
    'dormitório',
    'agendeiro',
    'exercitamento',
    'exportamos',
    'alergologia',
    'vencimentos',
    'matricular',
  ])('takes no unknown word for one of the help: "%s"', (question) =>
    expect(findArticles(question)).toEqual([]),
  )

  it('shows few other articles beside the answer, and none twice', () => {
    const found = findArticles('sono').map(({ id }) => id)
    expect(found.length).toBeLessThanOrEqual(4)
    expect(new Set(found).size).toBe(found.length)
  })
})
