import { texts } from '../i18n.ts'

export const t = texts({
  title: 'Monitoramento de Sono',
  tabs: {
    label: 'Partes do monitoramento de sono',
    records: 'Registros recentes',
    tips: 'Dicas',
  },
  add: 'Adicionar',
  quality: {
    good: 'Bom',
    regular: 'Regular',
    poor: 'Ruim',
  },
  records: {
    title: 'Registros',
    refresh: 'Atualizar registros',
    refreshFailed: 'Não foi possível atualizar',
    loading: 'Carregando seus registros de sono…',
    failed: 'Não conseguimos carregar seus registros de sono.',
    empty: 'Você ainda não registrou nenhuma noite. Comece pela última: leva menos de um minuto.',
    moreFailed: 'Não conseguimos carregar os registros mais antigos.',
    name: 'Registros de sono, do mais recente ao mais antigo',
    today: 'Hoje, {{date}}',
    yesterday: 'Ontem, {{date}}',
    other: '{{weekday}}, {{date}}',
    times: '{{start}} – {{end}}',
    percentage: '{{value}}%',
    napOn: 'Cochilo · {{day}}',
    search: 'Buscar nas observações',
    searchHelp: 'Palavras que você anotou, como “café”.',
    kind: 'Tipo',
    allKinds: 'Todos',
    kinds: { night: 'Noite', nap: 'Cochilo' },
    noMatches: 'Nenhum registro combina com a busca e os filtros.',
    edit: 'Editar registro: {{night}}',
    delete: 'Excluir registro: {{night}}',
  },
  export: {
    file: 'registros-de-sono-{{day}}.csv',
  },
  period: {
    label: 'Período do gráfico',
    week: 'Semana',
    month: 'Mês',
    year: 'Ano',
    failed: 'Não conseguimos carregar este período.',
    previous: { week: '7 dias anteriores', month: 'Mês anterior', year: 'Ano anterior' },
    next: { week: '7 dias seguintes', month: 'Mês seguinte', year: 'Ano seguinte' },
  },
  sentence: {
    regular: 'Você costuma deitar entre {{from}} e {{to}}: horário regular.',
    varied: 'Você costuma deitar entre {{from}} e {{to}}: o horário varia um pouco.',
    irregular: 'Você costuma deitar entre {{from}} e {{to}}: o horário varia bastante.',
    less: '{{time}} a menos por noite que em {{period}}.',
    more: '{{time}} a mais por noite que em {{period}}.',
    same: 'O mesmo tempo por noite que em {{period}}.',
  },
  compared: {
    length: {
      less: '{{time}} a menos que a sua média de {{usual}}.',
      more: '{{time}} a mais que a sua média de {{usual}}.',
      same: 'Dentro da sua média de {{usual}}.',
    },
    bed: {
      less: 'Você se deitou {{time}} mais cedo que o costume ({{usual}}).',
      more: 'Você se deitou {{time}} mais tarde que o costume ({{usual}}).',
      same: 'Você se deitou no horário de costume ({{usual}}).',
    },
  },
  detail: {
    title: 'Registro de sono',
    pageTitle: 'Registro de sono de {{day}}',
    loading: 'Carregando o registro…',
    failed: 'Não conseguimos carregar este registro.',
    missing: 'Este registro não existe mais. Ele pode ter sido excluído em outro aparelho.',
    bed: 'Deitou',
    wake: 'Acordou',
    usual: 'Comparado ao seu costume',
  },
  chart: {
    title: 'Sono de {{range}}',
    mean_one: 'Média de {{count}} dia',
    mean_other: 'Média de {{count}} dias',
    none: 'Nenhuma noite registrada',
    quality: 'Qualidade média: {{value}}%',
    nothing: 'Sem registro',
    nightFigures: '{{start}}–{{end}} · {{duration}} · {{word}}, {{value}}%',
    napFigures: 'cochilo {{start}}–{{end}} · {{duration}} · {{word}}, {{value}}%',
    monthFigures_one: '{{duration}} por noite · {{count}} noite · qualidade {{value}}%',
    monthFigures_other: '{{duration}} por noite · {{count}} noites · qualidade {{value}}%',
    beyond: 'Além de 7 h',
    missing: 'Faltou para 7 h',
    hour: '{{hour}}h',
    hours: '{{hours}} h',
    compact: '{{hours}}h{{minutes}}',
    compactMinutes: '{{minutes}}min',
    table: {
      caption: 'Sono de {{range}}: horários, duração e qualidade de cada registro',
      day: 'Dia',
      mean: 'Média',
      start: 'Início',
      end: 'Término',
      quality: 'Qualidade',
      value: '{{word}}, {{value}}%',
    },
  },
  form: {
    addTitle: 'Adicionar registro de sono',
    editTitle: 'Editar registro de sono',
    startDay: 'Data de início',
    startTime: 'Hora de início',
    endDay: 'Data de término',
    endTime: 'Hora de término',
    duration: 'Duração',
    noDuration: 'Confira os horários',
    quality: 'Qualidade do sono',
    qualityValue: '{{value}}% · {{word}}',
    qualityWords: { awful: 'Péssimo', poor: 'Ruim', regular: 'Regular', good: 'Bom', excellent: 'Ótimo' },
    qualityLow: '1 · péssimo',
    qualityHigh: '100 · ótimo',
    notes: 'Observações',
    notesHelp: 'Acordou à noite? Sonhou? Tomou café tarde?',
    submitAdd: 'Adicionar registro',
    invalidDay: 'Data inválida. Use o formato DD/MM/AAAA.',
    invalidTime: 'Horário inválido. Use o formato HH:MM.',
  },
  usual: {
    text: 'Você costuma dormir das {{bed}} às {{wake}}.',
    fill: 'Usar estes horários',
  },
  check: {
    untouchedTitle: 'Estes horários são seus?',
    untouchedText: 'Eles já vinham preenchidos, e você não mexeu neles. Confira antes de salvar.',
    qualityTitle: 'A qualidade está certa?',
    qualityText: 'Ela já vinha preenchida, e você não mexeu nela. Confira antes de salvar.',
    longTitle: 'Você dormiu mesmo {{duration}}?',
    longText: 'É muito tempo para uma noite. Confira as datas e as horas antes de salvar.',
    bothText:
      'É muito tempo para uma noite, e há valores que já vinham preenchidos, nos quais você não mexeu. Confira antes de salvar.',
    save: 'Sim, salvar',
    back: 'Voltar e corrigir',
  },
  saved: {
    addedTitle: 'Registro Adicionado',
    added: '{{duration}} de sono, {{word}} ({{value}}%).',
    editedTitle: 'Registro Atualizado',
    failedTitle: 'Erro ao Salvar',
    failed: 'Não foi possível salvar seu registro de sono',
  },
  deleted: {
    title: 'Excluir este registro?',
    text: '{{night}}, das {{start}} às {{end}}. Ele sai das médias e do gráfico.',
    action: 'Excluir registro',
    doneTitle: 'Registro Excluído',
    undone: 'Registro restaurado',
    failedTitle: 'Erro ao Excluir',
    failed: 'Não foi possível excluir seu registro de sono',
  },
  tips: {
    label: 'Temas das dicas',
    note: 'Estas dicas não substituem uma consulta. Se o sono continua ruim por semanas, fale com um profissional de saúde.',
    environment: {
      title: 'Ambiente',
      description: 'Um quarto fresco, escuro e silencioso avisa ao corpo que é hora de dormir.',
      item1: 'Mantenha o quarto entre 18 e 21 °C: o corpo precisa esfriar um pouco para adormecer.',
      item2:
        'Deixe o quarto bem escuro, com cortina que veda a luz ou máscara de dormir. Luz à noite atrasa a melatonina, o hormônio do sono.',
      item3:
        'Diminua o barulho. Se não der para evitá-lo, tampões de ouvido ou um som contínuo, como o de um ventilador, ajudam a disfarçá-lo.',
      item4: 'Escolha colchão e travesseiro que apoiem bem a coluna, e troque-os quando perderem a forma.',
      item5:
        'Reserve a cama para dormir e para a vida a dois. Trabalho, estudo e refeições ficam em outro lugar, e a mente passa a ligar a cama ao sono.',
    },
    routine: {
      title: 'Rotina',
      description: 'Horários parecidos todos os dias acertam o relógio do corpo.',
      item1: 'Deite-se e levante-se em horários parecidos todos os dias, também nos fins de semana.',
      item2:
        'Escolha a hora de acordar e conte para trás: a maioria dos adultos precisa de 7 a 9 horas de sono.',
      item3: 'Use a última hora do dia para desacelerar: banho morno, leitura leve, música calma, luz baixa.',
      item4:
        'Tome luz natural logo pela manhã, por uns 20 ou 30 minutos. É o sinal mais forte para o relógio do corpo.',
      item5:
        'Depois de uma noite ruim, levante-se no horário de sempre. Dormir até tarde para compensar atrapalha a noite seguinte.',
    },
    habits: {
      title: 'Hábitos',
      description: 'O que você faz durante o dia prepara a noite.',
      item1:
        'Limite os cochilos a 30 minutos e faça-os antes das 15 h. Os longos ou tardios roubam o sono da noite.',
      item2:
        'Movimente-se na maior parte dos dias. Exercícios intensos, termine pelo menos 2 horas antes de se deitar.',
      item3: 'Evite fumar, sobretudo à noite: a nicotina é estimulante e deixa o sono mais leve.',
      item4: 'Não tome remédio para dormir por conta própria. Se precisar de ajuda, converse com um médico.',
      item5:
        'Ronco alto, pausas na respiração ou muito sono durante o dia merecem uma consulta: podem ser apneia.',
    },
    screens: {
      title: 'Telas',
      description: 'A luz e o conteúdo das telas mantêm o cérebro em alerta.',
      item1: 'Desligue as telas 1 hora antes de dormir: celular, computador, tablet e televisão.',
      item2: 'Deixe o celular carregando fora do quarto e acorde com um despertador comum.',
      item3:
        'Se precisar mesmo de uma tela à noite, diminua o brilho e use o modo noturno. Ajuda um pouco, mas não substitui a pausa.',
      item4:
        'Silencie as notificações durante a noite e deixe passar só as ligações de quem pode precisar de você.',
      item5:
        'Se acordar de madrugada, não pegue o celular nem olhe as horas. A luz e a conta do tempo que falta afastam o sono.',
    },
    food: {
      title: 'Alimentação',
      description: 'O que e quando você come e bebe muda o seu sono.',
      item1:
        'Evite cafeína depois do meio-dia: café, chá-preto, chá-mate, refrigerante de cola e energético. O efeito dura muitas horas.',
      item2:
        'Jante leve, de 2 a 3 horas antes de se deitar. Refeições pesadas causam refluxo e deixam o sono agitado.',
      item3:
        'Não use álcool para pegar no sono. Ele dá sonolência no começo, mas interrompe o sono na segunda metade da noite.',
      item4:
        'Beba água ao longo do dia e menos nas 2 horas antes de dormir, para não acordar para ir ao banheiro.',
      item5:
        'Se a fome vier perto da hora de dormir, prefira algo pequeno e leve, como uma banana ou um iogurte natural.',
    },
    anxiety: {
      title: 'Ansiedade',
      description: 'Uma mente mais calma adormece com menos esforço.',
      item1:
        'Se o sono não vier em cerca de 20 minutos, saia da cama, faça algo calmo com pouca luz e volte quando sentir sono.',
      item2:
        'Anote as preocupações e as tarefas de amanhã algum tempo antes de se deitar: no papel, elas não precisam ficar na cabeça.',
      item3:
        'Respire devagar por alguns minutos: inspire pelo nariz contando até 4 e solte o ar contando até 6.',
      item4:
        'Relaxe o corpo por partes, dos pés ao rosto: contraia cada grupo de músculos por 5 segundos e solte.',
      item5:
        'Se dormir mal três noites ou mais por semana já virou rotina, procure ajuda. A terapia cognitivo-comportamental é o primeiro tratamento indicado para a insônia.',
    },
  },
})
