import { describe, expect, it } from 'vitest'
import { stem } from '#locales/questions.ts'
import { wordList } from '../../../locales/word-list.ts'
import { articles } from './articles.ts'
import { findArticles, indexTerm, splitTerms } from './find-articles.ts'

const answers: [question: string, article: string][] = [
  ['Como agendo uma consulta?', 'schedule'],
  ['quero marcar medico', 'schedule'],
  ['AGENDAMENTO DE CONSULTAS', 'schedule'],
  ['agnedar consutla', 'schedule'],
  ['agendarr consutla', 'schedule'],
  ['preciso remarcar minha consulta', 'reschedule'],
  ['desmarcar', 'cancelConsultation'],
  ['cancelar a consulta de amanhã', 'cancelConsultation'],
  ['quando posso cancelar minha consulta?', 'cancelConsultation'],
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
  ['acidente grave, chamo o samu?', 'emergency'],
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

/** The questions that get another article than the expected one, with both. */
function wrongAnswersTo(questions: [question: string, article: string][]) {
  return questions
    .map(([question, expected]) => ({ question, expected, found: findArticles(question)[0]?.id }))
    .filter(({ expected, found }) => found !== expected)
}

describe('the assistant', () => {
  it('answers each question with its article', () => {
    expect(wrongAnswersTo(answers)).toEqual([])
  })

  it('knows its own questions', () => {
    expect(articles.length).toBeGreaterThan(50)
    expect(wrongAnswersTo(articles.map(({ id, question }) => [question, id]))).toEqual([])
  })

  it('finds nothing for what is no question of the help, and says so', () => {
    const questions = [
      'qual a capital da frança',
      'previsão do tempo hoje',
      'receita de bolo de cenoura',
      'quem ganhou o jogo',
      'asdfgh',
      '<b onclick=1>xyz</b>',
      '🙂',
      '💊',
      '<b>x</b>',
    ]
    expect(questions.filter((question) => findArticles(question).length > 0)).toEqual([])
  })

  it('takes no unknown word for one of the help', () => {
    const words = wordList(`
      morrer, quero morrer, barraca, perua, casar, sonegar, contador, doutrina, pesar, remar,
      examinador, medicinal, dormitório, agendeiro, exercitamento, exportamos, alergologia,
      vencimentos, matricular
    `)
    expect(words.filter((word) => findArticles(word).length > 0)).toEqual([])
  })

  it('shows few other articles beside the answer, and none twice', () => {
    const found = findArticles('sono').map(({ id }) => id)
    expect(found.length).toBeLessThanOrEqual(4)
    expect(new Set(found).size).toBe(found.length)
  })
})

it.each([
  ['agendar', 'agendo', 'agendamento', 'agendamentos', 'agendei', 'agendada'],
  ['notificacao', 'notificacoes'],
  ['apolice', 'apolices'],
  ['cancelar', 'cancelei', 'cancelamento', 'canceladas'],
  ['excluir', 'excluo', 'excluida'],
])('brings the forms of %s together', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1)
})

it('keeps short words whole', () => {
  expect(['imc', 'app', 'pdf'].map(stem)).toEqual(['imc', 'app', 'pdf'])
})

it('drops words without meaning', () => {
  expect(splitTerms('Como é que eu faço para ver o IMC?').map(indexTerm).filter(Boolean)).toEqual(['imc'])
})
