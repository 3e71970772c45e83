import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Assistente de ajuda',
  greeting:
    'Olá! Pergunte como usar o aplicativo e eu mostro onde fica. Minhas respostas vêm dos textos de ajuda e não tratam de saúde.',
  emergency: 'Em uma emergência, ligue 192 (SAMU).',
  log: 'Conversa com o assistente',
  suggestions: 'Perguntas frequentes',
  field: 'Escreva sua dúvida',
  send: 'Enviar',
  you: 'Você perguntou:',
  assistant: 'Assistente:',
  related: 'Veja também',
  open: 'Abrir {{screen}}',
  crisis: {
    suicide:
      'Sinto muito que você esteja se sentindo assim. Você não precisa enfrentar isso sem ajuda: fale agora com o CVV, de graça e em sigilo.',
    violence: 'Você não tem culpa. Se houver perigo agora, ligue para a polícia.',
    health: 'Isso pode ser uma emergência. Ligue agora:',
    noService:
      'Não sou um serviço médico e não consigo avaliar o que está acontecendo. Quem atende nestes números pode ajudar.',
  },
  notFound:
    'Não encontrei resposta para isso nos textos de ajuda. Tente com outras palavras ou fale com a central de atendimento.',
  short: {
    thanks: 'De nada! Se precisar de mais alguma coisa no aplicativo, é só perguntar.',
    smallTalk:
      'Tudo bem por aqui! Sou o assistente de ajuda e mostro como usar o aplicativo. O que você procura?',
    closing: 'Combinado! Quando precisar de novo, é só perguntar.',
    nextConsultation:
      'Não vejo os seus dados por aqui. A sua próxima consulta está em Consultas, na aba Próximas.',
    nextMedication: 'Não vejo os seus dados por aqui. As próximas doses estão em Medicamentos, na aba Doses.',
    combination:
      'Não dou orientação sobre misturar remédios, nem com álcool ou comida. Pergunte ao farmacêutico ou a quem receitou antes de tomar. O farmacêutico atende na farmácia, sem hora marcada. Se já tomou e está passando mal, ligue 192 (SAMU).',
    lowMood:
      'Sinto muito que esteja passando por isso. Falar com alguém pode aliviar: uma pessoa próxima, um profissional ou o CVV, que ouve você de graça e em sigilo, 24 horas por dia.',
  },
  others: 'Outros',
  notFoundEmergency: 'Se for uma emergência, ligue agora:',
  notFoundPhone: 'O telefone da central está na tela de entrada e em Carteirinha.',
  wherePhone: 'o número que está na tela de entrada e em Carteirinha',
  whereEmergencyPhone: 'o número que está em Carteirinha',
  call: 'Ligar para {{phone}}',
  screens: {
    anamnesis: 'Anamnese',
    sleep: 'Sono',
    medications: 'Medicamentos',
    exercise: 'Exercício',
    consultations: 'Consultas',
    membershipCard: 'Carteirinha',
    insurance: 'Apólice',
    profile: 'Minha Conta',
    notifications: 'Notificações',
    allServices: 'Todos os serviços',
    home: 'Início',
    exams: 'Exames',
    healthProfile: 'Perfil de saúde',
  },
  articles: {
    schedule: {
      question: 'Como agendo uma consulta?',
      answer:
        'Abra Consultas e toque em “Agendar nova consulta”. Escolha a data, o horário e o tipo (presencial, vídeo ou telefone). Médico, especialidade, observações, local e o que levar são opcionais. Se você já tem outra consulta no mesmo horário, o aplicativo pergunta antes. A consulta fica anotada só aqui: confirme com a clínica.',
      keywords:
        'agendar agendamento marcar nova consulta médico doutor especialidade horário encontrar cardiologista pré natal retorno',
      screen: 'consultations',
    },
    consultationPage: {
      question: 'O que há na página de uma consulta?',
      answer:
        'Em Consultas, toque na consulta. A página mostra quando e onde, o que levar, os exames ligados a ela e as suas observações. “Na agenda” a salva no calendário do aparelho, “Como chegar” abre o mapa e “Ligar” chama o telefone do local. Anotada só aqui: confirme com a clínica.',
      keywords:
        'página detalhes calendário mapa caminho chegar endereço local levar exames ligados telefone do local',
      screen: 'consultations',
    },
    reschedule: {
      question: 'Como mudo o dia ou o horário de uma consulta?',
      answer:
        'Em Consultas, abra a consulta na aba Próximas e toque em “Editar”. Troque a data ou o horário e salve. A consulta continua agendada, só nesta anotação: confirme com a clínica. Se houver outra no mesmo horário, o aplicativo pergunta antes. Uma consulta cancelada não pode ser editada.',
      keywords: 'remarcar reagendar adiar antecipar editar alterar trocar mudar data dia horário consulta',
      screen: 'consultations',
    },
    cancelConsultation: {
      question: 'Como cancelo uma consulta?',
      answer:
        'Em Consultas, abra a consulta na aba Próximas e toque em “Cancelar consulta”. Ela passa para a aba Canceladas e não volta a ser agendada: para remarcar, agende outra. Avise a clínica: o aplicativo não faz isso por você.',
      keywords: 'cancelar cancelamento desmarcar desistir consulta',
      screen: 'consultations',
    },
    completeConsultation: {
      question: 'Como marco uma consulta como concluída?',
      answer:
        'Depois do horário, a página da consulta e o início perguntam “Aconteceu?”. Toque em “Sim, concluir”, ou em “Não aconteceu” para remarcar ou cancelar. Antes disso, a página da consulta tem “Concluir”. Só uma consulta agendada pode ser concluída.',
      keywords: 'concluir concluída realizada feita terminada finalizar compareci fui consulta aconteceu',
      screen: 'consultations',
    },
    deleteConsultation: {
      question: 'Como excluo uma consulta da lista?',
      answer:
        'Em Consultas, abra a consulta, toque em “Excluir” e confirme. Ela sai da lista. Excluiu sem querer? Toque em “Desfazer” no aviso que aparece. Se você só não vai comparecer, prefira cancelar: assim ela fica guardada no seu histórico.',
      keywords: 'excluir apagar remover deletar consulta lista histórico',
      screen: 'consultations',
    },
    pastConsultations: {
      question: 'Onde vejo minhas consultas passadas e canceladas?',
      answer:
        'Consultas tem três abas: Próximas, Passadas e Canceladas. Nas Passadas ficam as concluídas e as que já tiveram a sua data. Dá para buscar e filtrar por tipo e ano.',
      keywords: 'ver consultas passadas antigas anteriores canceladas próximas histórico abas agenda',
      screen: 'consultations',
    },
    consultationTypes: {
      question: 'Posso fazer consulta por vídeo ou telefone?',
      answer:
        'Sim. Ao agendar, escolha o tipo da consulta: presencial, vídeo ou telefone. Quando nada é mudado, o tipo é presencial.',
      keywords:
        'tipo consulta vídeo online teleconsulta telemedicina chamada telefone remota distância presencial',
      screen: 'consultations',
    },
    reminder: {
      question: 'Vou receber um lembrete da consulta?',
      answer:
        'Sim. Na véspera de uma consulta agendada você recebe um aviso no sino do aplicativo e um e-mail. Ela está anotada só aqui: confirme com a clínica.',
      keywords: 'lembrete lembrar aviso avisar véspera amanhã consulta esquecer',
      screen: 'notifications',
    },
    logSleep: {
      question: 'Como registro uma noite de sono?',
      answer:
        'Abra Sono e toque em “Adicionar”. Informe quando dormiu, quando acordou e a qualidade, de 1 a 100. O formulário já vem com as 22:00 de ontem e a hora de agora; depois de cinco noites, “Usar estes horários” preenche os seus de costume. O que você não mexeu é perguntado antes de salvar.',
      keywords: 'registrar adicionar anotar sono noite dormir dormi acordei soneca cochilo registro',
      screen: 'sleep',
    },
    editSleep: {
      question: 'Como corrijo ou apago um registro de sono?',
      answer:
        'Em Sono, toque no registro para abrir a página dele e use “Editar” ou “Excluir”. Excluiu sem querer? Toque em “Desfazer” no aviso que aparece.',
      keywords: 'corrigir editar alterar apagar excluir remover deletar errado registro sono noite desfazer',
      screen: 'sleep',
    },
    sleepRefused: {
      question: 'Por que meu registro de sono não foi aceito?',
      answer:
        'O término precisa ser depois do início e não pode estar no futuro. Um registro tem no máximo 24 horas e não pode cruzar com outro que você já fez. Confira as datas e os horários.',
      keywords:
        'erro recusado aceito aceita salvar consigo registro sono sobreposição encontra outro futuro 24 horas horário',
      screen: 'sleep',
    },
    sleepQuality: {
      question: 'O que significa a qualidade do sono?',
      answer:
        'É a nota que você dá à noite, de 1 a 100. Nos registros, 80 ou mais é Bom, de 60 a 79 é Regular e abaixo de 60 é Ruim. Dormir 7 horas ou mais é considerado adequado.',
      keywords:
        'quantas horas dormir qualidade sono nota porcentagem percentual bom regular ruim razoável horas adequado insuficiente significa',
      screen: 'sleep',
    },
    sleepTips: {
      question: 'Onde encontro dicas para dormir melhor?',
      answer:
        'Abra Sono e escolha a aba Dicas. São seis temas: ambiente, rotina, hábitos, telas, alimentação e ansiedade.',
      keywords:
        'dicas conselhos dormir melhor insônia ambiente rotina hábitos telas alimentação cafeína ansiedade',
      screen: 'sleep',
    },
    sleepExport: {
      question: 'Como baixo meus registros de sono?',
      answer: 'Em Sono, toque em “Exportar CSV”: você recebe um arquivo CSV, que abre em qualquer planilha.',
      keywords: 'baixar exportar download planilha excel csv arquivo registros sono relatório',
      screen: 'sleep',
    },
    periods: {
      question: 'Como vejo o mês ou o ano nos gráficos?',
      answer:
        'Acima dos gráficos de Sono e de Exercício, escolha “Semana”, “Mês” ou “Ano”; na Anamnese, o peso e o IMC têm “Tudo”, “Mês” e “Ano”. Toque em uma coluna ou em um ponto para ver os números, e nas setas para mudar de período.',
      keywords: 'gráfico gráficos semana mês ano período comparar evolução coluna ponto',
      screen: 'sleep',
    },
    addMedication: {
      question: 'Como adiciono um medicamento?',
      answer:
        'Em Medicamentos, toque em “Adicionar”. Informe o nome e quando você toma: todo dia em horários certos, em alguns dias da semana, de tantas em tantas horas ou quando precisar. Dose, forma, datas e observações completam o registro.',
      keywords:
        'adicionar cadastrar incluir novo medicamento remédio remedinho comprimido gotas receita horário tomar',
      screen: 'medications',
    },
    takeDose: {
      question: 'Como registro que tomei o remédio?',
      answer:
        'Em Medicamentos, na aba Doses, toque em “Tomei”. Se foi em outra hora, toque em “Outro horário”. “Pular” guarda a dose como uma escolha sua; a que ninguém registrou fica como perdida. Errou? Toque em “Desfazer”.',
      keywords:
        'registrar tomei tomado dose pular pulei atrasada perdida esqueci desfazer remédio medicamento hoje',
      screen: 'medications',
    },
    medicationReminders: {
      question: 'Como ligo ou desligo os lembretes dos remédios?',
      answer:
        'Em Medicamentos, na aba Doses, toque no medicamento para abrir a página dele e em “Editar”. Marque ou desmarque “Quero lembretes das doses”. Os lembretes chegam no sino e por e-mail, na hora de cada dose.',
      keywords: 'lembrete lembretes alarme aviso avisar remédio medicamento ligar desligar parar',
      screen: 'medications',
    },
    medicationStock: {
      question: 'Como acompanho o estoque do remédio?',
      answer:
        'Em Medicamentos, na aba Doses, toque no medicamento para abrir a página dele e em “Acompanhar estoque”. Cada dose registrada desconta da contagem, e o aplicativo calcula até quando dura. O aviso chega tantos dias úteis antes quanto você escolher, sem contar fins de semana e feriados.',
      keywords:
        'estoque acabou acabando caixa quantos comprimidos restam sobrou repor reposição comprar comprimidos remédio medicamento',
      screen: 'medications',
    },
    medicationClock: {
      question: 'Vou viajar: o que acontece com os horários dos remédios?',
      answer:
        'Quando o aparelho está em outro fuso, Medicamentos pergunta se os horários seguem o relógio daqui ou continuam no de casa. Nenhuma dose se repete nem some na mudança. As de tantas em tantas horas continuam com o intervalo exato.',
      keywords: 'viagem viajar fuso horário exterior relógio horário de verão remédio medicamento outro país',
      screen: 'medications',
    },
    adherence: {
      question: 'O que é a adesão?',
      answer:
        'É quanto você tomou das doses previstas nos últimos 30 dias. Em Medicamentos, a aba Adesão mostra a conta no total e por medicamento, com as puladas e as perdidas à parte. Uso quando precisar não entra na conta.',
      keywords: 'adesão aderência porcentagem percentual doses tomadas perdidas puladas 30 dias remédio',
      screen: 'medications',
    },
    fillAnamnesis: {
      question: 'Como preencho minha anamnese?',
      answer:
        'Abra a Anamnese e informe idade, peso, altura, nível de atividade, objetivo e se pratica esportes. O IMC aparece enquanto você digita. Depois, toque em “Enviar anamnese”.',
      keywords:
        'preencher anamnese questionário formulário saúde dados pessoais meus dados idade peso altura objetivo esportes',
      screen: 'anamnesis',
    },
    updateAnamnesis: {
      question: 'Como atualizo meu peso ou minha altura?',
      answer:
        'Abra a Anamnese, mude o que for preciso e toque em “Atualizar anamnese”. Cada envio fica guardado na sua evolução, e o mais recente é o que vale. Errou um número? No menu do envio, em “Sua evolução”, toque em “Corrigir” ou “Excluir”.',
      keywords:
        'atualizar mudar alterar corrigir peso altura emagreci engordei anamnese novamente evolução histórico gráfico',
      screen: 'anamnesis',
    },
    bmi: {
      question: 'Como o IMC é calculado?',
      answer:
        'O IMC é o peso em quilos dividido pela altura em metros ao quadrado. Abaixo de 18,5 é abaixo do peso; até 24,9 é normal; de 25 a 29,9 é sobrepeso; de 30 a 34,9, obesidade grau I; de 35 a 39,9, grau II; de 40 em diante, grau III.',
      keywords:
        'imc índice massa corporal cálculo calculado calcular faixa normal sobrepeso obesidade classificação',
      screen: 'anamnesis',
    },
    bmiAge: {
      question: 'As faixas do IMC valem para crianças e idosos?',
      answer:
        'As faixas mostradas são de adultos. Antes dos 20 anos o IMC é comparado com as curvas da OMS para a idade, e a partir dos 60 usam-se no Brasil outros limites: nesses casos aparece uma observação ao lado do resultado.',
      keywords: 'imc faixas idade criança adolescente filho jovem idoso idosa 60 anos 20 anos',
      screen: 'anamnesis',
    },
    healthProfile: {
      question: 'O que é o perfil de saúde?',
      answer:
        'Alergias, condições de saúde, tipo sanguíneo, medicamentos em uso e contato de emergência, para quem atende você. Abra Perfil de saúde e toque em “Editar perfil de saúde”. Os medicamentos vêm da tela de Medicamentos.',
      keywords:
        'perfil saúde registrar registro alergia alergias alérgico condição condições doença crônica tipo sanguíneo sangue contato',
      screen: 'healthProfile',
    },
    showHealthProfile: {
      question: 'Como mostro ou imprimo meu perfil de saúde?',
      answer:
        'Em Perfil de saúde, toque em “Imprimir” para ter tudo em uma página. Para mostrar no balcão, ligue “Mostrar meu perfil no balcão”: ele aparece quando você toca em “Mostrar no balcão” na carteirinha. Sem internet, só com “Manter meus dados neste aparelho” ligado, em Minha Conta.',
      keywords: 'mostrar imprimir papel perfil saúde balcão recepção hospital alergias',
      screen: 'healthProfile',
    },
    card: {
      question: 'Onde está minha carteirinha?',
      answer:
        'Abra Carteirinha. Toque no cartão para virar: na frente estão o seu nome e o número de associado; no verso, os telefones de atendimento e de emergência, cada um a um toque.',
      keywords:
        'carteirinha carteira cartão plano associado número matrícula virar verso frente digital convênio',
      screen: 'membershipCard',
    },
    cardCounter: {
      question: 'Como mostro a carteirinha no balcão ou na farmácia?',
      answer:
        'Abra Carteirinha e toque em “Mostrar no balcão”: o cartão ocupa a tela toda. Se você quiser, o seu perfil de saúde aparece ali também. Sem internet, ela abre se “Manter meus dados neste aparelho” estiver ligado, em Minha Conta.',
      keywords:
        'mostrar apresentar carteirinha balcão farmácia recepção hospital clínica tela cheia sem internet',
      screen: 'membershipCard',
    },
    saveCard: {
      question: 'Como salvo ou imprimo a carteirinha?',
      answer:
        'Abra Carteirinha. Você pode salvar o cartão como imagem no aparelho, ou imprimir e salvar em PDF.',
      keywords: 'salvar imprimir baixar imagem foto pdf papel carteirinha cartão',
      screen: 'membershipCard',
    },
    cardBenefits: {
      question: 'Que benefícios a carteirinha me dá?',
      answer: 'Prioridade no acesso a consultas, descontos em farmácias e atendimento exclusivo 24 horas.',
      keywords: 'benefícios vantagens desconto descontos farmácia remédio mais barato prioridade carteirinha',
      screen: 'membershipCard',
    },
    phone: {
      question: 'Qual é o telefone de atendimento?',
      answer:
        'Ligue para {{phone}}. Em uma emergência, a linha gratuita de 24 horas do seu plano é {{emergencyPhone}}.',
      keywords:
        'telefone ligar contato central atendimento suporte sac 0800 falar atendente humano pessoa ajuda número',
      screen: 'membershipCard',
    },
    emergency: {
      question: 'O que faço em uma emergência?',
      answer:
        'Se há risco à vida, ligue agora para o 192 (SAMU) ou vá ao pronto-socorro mais próximo. O aplicativo não atende emergências. A linha gratuita de 24 horas do seu plano é {{emergencyPhone}}.',
      keywords:
        'emergência urgência socorro samu 192 ambulância passando mal desmaio infarto avc acidente grave suicídio pronto-socorro',
      screen: 'membershipCard',
    },
    medicalAdvice: {
      question: 'O assistente responde dúvidas sobre remédios e sintomas?',
      answer:
        'Não. Eu só ajudo a usar o aplicativo e não dou orientação médica. Para falar de sintomas, remédios ou resultados, agende uma consulta.',
      keywords:
        'que remédio tomo gripe febre tosse sintoma dor doença diagnóstico tratamento tomar juntos misturar bebida antibiótico orientação médica grávida pressão normal',
      screen: 'consultations',
    },
    sendPolicy: {
      question: 'Como envio minha apólice?',
      answer:
        'Abra Apólice, toque em “Selecionar arquivo” ou arraste o arquivo para a área de envio e depois toque em “Enviar”. Você acompanha o progresso e pode cancelar enquanto o arquivo sobe.',
      keywords: 'enviar mandar anexar subir upload apólice seguro arquivo documento foto contrato',
      screen: 'insurance',
    },
    uploads: {
      question: 'Posso usar o aplicativo enquanto um arquivo é enviado?',
      answer:
        'Pode. O envio continua nas outras telas, e uma barra no alto mostra quanto falta; toque nela para voltar ao envio. Só não feche nem recarregue o aplicativo antes do fim.',
      keywords: 'envio andamento progresso barra enquanto enviando fechar outra tela arquivo',
      screen: 'insurance',
    },
    policyFormats: {
      question: 'Qual formato e tamanho de arquivo são aceitos?',
      answer:
        'PDF, JPG ou PNG, com até 10 MB. O conteúdo do arquivo precisa combinar com o nome: um arquivo renomeado é recusado.',
      keywords:
        'formato tipo tamanho limite máximo pdf jpg jpeg png 10 mb megabytes arquivo grande recusado apólice',
      screen: 'insurance',
    },
    policyDeadline: {
      question: 'Quanto tempo leva a análise da apólice?',
      answer:
        'O prazo em dias úteis está em Apólice, em “Prazo de análise”. Depois que o arquivo chega, a página da apólice mostra até quando sai a resposta, e você recebe um aviso quando a análise termina.',
      keywords:
        'prazo tempo demora dias úteis análise analisar apólice pendente situação status aprovada resposta',
      screen: 'insurance',
    },
    policyRejected: {
      question: 'Minha apólice foi rejeitada. O que faço?',
      answer:
        'Em Apólice, toque na apólice rejeitada: a página dela mostra o motivo e o botão “Enviar novo arquivo”.',
      keywords: 'apólice rejeitada recusada reprovada negada motivo reenviar novo arquivo',
      screen: 'insurance',
    },
    managePolicies: {
      question: 'Como baixo ou excluo uma apólice enviada?',
      answer:
        'Em Apólice, toque na apólice: a página dela tem “Baixar” e “Excluir”. A exclusão pede uma confirmação e não pode ser desfeita.',
      keywords: 'baixar download excluir apagar remover deletar apólice arquivo enviado',
      screen: 'insurance',
    },
    addExam: {
      question: 'Como registro um resultado de exame?',
      answer:
        'Abra Exames e toque em “Registrar exame”. Informe a data e o laboratório e copie os valores do laudo, cada um com a unidade e a faixa que o laboratório imprimiu. Números com sinal, como <0,5, e respostas em palavras também servem. Comece pela foto ou pelo PDF, se preferir: o laudo fica ao lado dos campos.',
      keywords:
        'registrar anotar guardar lançar resultado exame laboratório sangue hemograma glicose colesterol laudo valor jejum',
      screen: 'exams',
    },
    examPanels: {
      question: 'Preciso digitar todos os valores do exame?',
      answer:
        'Não. Em “Registrar exame”, use “Escolher painel” (hemograma, lipidograma, tireoide e outros), que traz os nomes e as unidades, “Ler de um PDF”, que lê o laudo no próprio aparelho, ou “Colar do laudo”: cole o texto e toque em “Ler valores”. Se o PDF já está no exame, um botão com o nome dele lê os valores. Confira cada linha. Nada fica guardado até você adicionar os valores e salvar o exame.',
      keywords:
        'digitar copiar colar painel painéis hemograma lipidograma tireoide texto laudo ler valores rápido',
      screen: 'exams',
    },
    examFile: {
      question: 'Como guardo o laudo do exame?',
      answer:
        'Ao registrar o exame, use “Tirar foto” ou “Escolher arquivo”: o laudo é enviado quando você salva. Depois, abra o exame, escolha o arquivo em “Anexar arquivo” e toque em “Enviar”. Serve PDF, JPG ou PNG.',
      keywords: 'laudo anexar guardar enviar foto exame resultado pdf ver abrir baixar',
      screen: 'exams',
    },
    examRange: {
      question: 'O que quer dizer “fora da faixa do laboratório”?',
      answer:
        'Que o valor está acima ou abaixo da faixa impressa no próprio laudo. Na página do exame, cada valor tem uma barra com a faixa e um ponto, e no alto está quantos ficaram na faixa. Cada laboratório usa a sua, e o aplicativo não interpreta o resultado: converse com o seu médico.',
      keywords: 'fora acima abaixo faixa referência valor normal alterado laboratório exame significa',
      screen: 'exams',
    },
    examTrend: {
      question: 'Como vejo a evolução de um exame?',
      answer:
        'Em Exames, abra a aba Evolução. Ela começa pelo que está fora da faixa; escolha outro exame na lista. Nomes diferentes do mesmo exame, como glicose e glicemia de jejum, ficam juntos. Resultados em unidades diferentes ficam em gráficos separados, cada ponto com a faixa do seu laudo.',
      keywords:
        'evolução gráfico histórico comparar exame exames anteriores tendência glicose colesterol unidade',
      screen: 'exams',
    },
    manageExams: {
      question: 'Como busco, edito, exporto ou excluo um exame?',
      answer:
        'Em Exames, busque por exame, laboratório, médico ou observação, filtre por ano e arquivo, e use “Exportar CSV” para baixar uma planilha. Abra um exame para editar ou excluir. Excluir apaga também os arquivos e não pode ser desfeito.',
      keywords: 'buscar procurar editar corrigir excluir apagar exportar planilha csv exame exames',
      screen: 'exams',
    },
    notifications: {
      question: 'Onde vejo minhas notificações?',
      answer:
        'Toque no sino, no alto da tela. Um ponto mostra que há avisos não lidos. Em Notificações ficam todos, e você pode marcar todos como lidos.',
      keywords: 'notificação notificações aviso avisos sino alerta mensagem lida não lidas marcar',
      screen: 'notifications',
    },
    changePassword: {
      question: 'Como troco minha senha?',
      answer:
        'Em Minha Conta, toque em “Trocar senha” e informe a senha atual e a nova, com pelo menos 6 caracteres. Se esqueceu a atual, saia e use a recuperação na tela de entrada.',
      keywords: 'senha trocar mudar alterar nova esqueci esqueceu recuperar redefinir segurança',
      screen: 'profile',
    },
    passkeys: {
      question: 'Como entro sem digitar a senha?',
      answer:
        'Em Minha Conta, toque em “Adicionar chave de acesso” e confirme com a digital, o rosto ou o PIN do aparelho. Da próxima vez, toque em “Entrar com chave de acesso” na tela de entrada. Para que nada mais entre, ligue “Entrar só com chave de acesso”. Se perder o aparelho, toque em “Perdi o aparelho” ao lado da chave: ela sai em 24 horas. Se só a chave entra, use “Esqueci minha senha” na tela de entrada.',
      keywords:
        'chave chaves acesso passkey digital biometria impressão dedo rosto facial pin entrar sem senha',
      screen: 'profile',
    },
    changeEmail: {
      question: 'Como mudo meu nome ou meu e-mail?',
      answer:
        'Em Minha Conta, toque em “Trocar nome” ou em “Trocar e-mail”. Um novo nome passa por análise, e até a decisão a carteirinha mostra o de antes; maiúsculas, acentos e espaços mudam na hora. O novo e-mail só passa a valer depois de confirmado pelo link que enviamos para ele. Até lá, use “Enviar o link de novo” ou “Cancelar a troca”.',
      keywords:
        'mudar alterar trocar corrigir editar nome sobrenome análise aprovação carteirinha email e-mail endereço cadastro perfil conta cancelar troca reenviar link',
      screen: 'profile',
    },
    correctEmail: {
      question: 'Digitei o e-mail errado no cadastro. E agora?',
      answer:
        'Enquanto o e-mail não foi confirmado, entre com ele e a sua senha: em “Acompanhe seu cadastro”, toque em “Corrigir e-mail”. O link antigo deixa de valer, e mandamos outro para o endereço certo.',
      keywords: 'digitei errado cadastro corrigir e-mail email confirmação link não chegou',
      screen: 'profile',
    },
    sessions: {
      question: 'Como saio da conta em outros aparelhos?',
      answer:
        'Em Minha Conta, veja “Onde você está conectado”. Encerre um aparelho de cada vez ou toque em “Sair de todos”, que sai deste também.',
      keywords:
        'perdi sessão sessões aparelhos dispositivos celular perdido roubado outro computador encerrar sair todos conectado invadida',
      screen: 'profile',
    },
    signOut: {
      question: 'Como saio da minha conta?',
      answer:
        'Em Minha Conta, toque em “Sair da conta”. No celular, o menu do alto da tela também tem a opção de sair. Ao sair, nenhum dado seu fica guardado no aparelho.',
      keywords: 'sair da conta logout deslogar desconectar fechar aplicativo',
      screen: 'profile',
    },
    deleteAccount: {
      question: 'Como excluo minha conta e meus dados?',
      answer:
        'Os registros de cada serviço você apaga no próprio serviço. Para encerrar a conta ou pedir a exclusão dos seus dados pessoais, fale com a central de atendimento por telefone: {{phone}}.',
      keywords:
        'excluir apagar encerrar cancelar remover deletar conta cadastro dados pessoais privacidade lgpd',
      screen: 'membershipCard',
    },
    theme: {
      question: 'Como mudo para o modo escuro?',
      answer:
        'Em Minha Conta ou no menu, em Aparência, escolha claro, escuro ou sistema. Com sistema, o aplicativo segue o que o aparelho usa.',
      keywords: 'modo tema escuro claro noturno aparência cor cores dark sistema visual',
      screen: 'profile',
    },
    install: {
      question: 'Como instalo o aplicativo no celular?',
      answer:
        'No iPhone ou iPad, toque em compartilhar no navegador e depois em Adicionar à Tela de Início. Nos outros aparelhos, abra o menu do navegador e escolha instalar aplicativo.',
      keywords:
        'instalar instalação baixar aplicativo app celular iphone ipad android tela de início ícone atalho loja',
      screen: 'home',
    },
    offline: {
      question: 'O aplicativo funciona sem internet?',
      answer:
        'Em parte. Enquanto o aplicativo fica aberto, o que já foi carregado continua à vista, com a hora da última atualização. Para ver seus dados sem internet também depois de fechar o aplicativo, ligue “Manter meus dados neste aparelho”, em Minha Conta; no aplicativo instalado, já vem ligado. Com ele ligado, o sono e as atividades que você registrar ou editar sem internet, as doses, as reposições e as observações de consultas ficam guardados no aparelho e são enviados depois. Para o resto é preciso conexão. Para que seus dados guardados só abram com a digital, o rosto ou o PIN do aparelho, ligue também “Pedir a digital, o rosto ou o PIN ao abrir”, em Minha Conta.',
      keywords: 'sem internet offline conexão rede wifi sinal avião funciona',
      screen: 'profile',
    },
    logExercise: {
      question: 'Como registro uma atividade física?',
      answer:
        'Em Exercício, toque em “Adicionar”. Escolha a atividade, a data, a hora, a duração e a intensidade. Para editar ou excluir, toque na atividade e abra a página dela.',
      keywords:
        'exercício atividade física treino academia caminhada corrida musculação registrar anotar esporte pedalar nadar',
      screen: 'exercise',
    },
    exerciseGoal: {
      question: 'Quantos minutos de exercício por semana são recomendados?',
      answer:
        'A OMS recomenda a adultos de 150 a 300 minutos moderados ou de 75 a 150 intensos por semana, e força em dois dias ou mais. Em Exercício, a sua semana aparece sobre essa faixa; o minuto intenso conta em dobro.',
      keywords:
        'meta minutos semana recomendação oms recomendado quanto exercício moderado intenso força sequência semanas seguidas',
      screen: 'exercise',
    },
    plan: {
      question: 'Onde trato de boleto, cobertura, rede credenciada ou reembolso?',
      answer:
        'Esses assuntos não estão no aplicativo. Fale com a central de atendimento por telefone: {{phone}}.',
      keywords:
        'plano boleto mensalidade fatura pagamento pagar preço custa valor cobertura cobre carência reembolso rede credenciada hospital clínica laboratório perto cancelar plano dependente',
      screen: 'membershipCard',
    },
    services: {
      question: 'Quais serviços o aplicativo tem?',
      answer:
        'Agendar consultas, registrar o sono e o exercício, acompanhar os medicamentos, guardar exames, preencher a anamnese e o perfil de saúde, mostrar a carteirinha, enviar apólices e cuidar da sua conta. A lista completa está em Todos os serviços.',
      keywords: 'serviços funções recursos fazer aplicativo menu todos opções começar usar',
      screen: 'allServices',
    },
    now: {
      question: 'O que aparece em Agora, no início?',
      answer:
        'O que precisa de você: uma dose para tomar, a última noite para registrar, um remédio que está acabando, uma apólice rejeitada ou uma consulta que já passou. Quando não há nada, a parte some.',
      keywords: 'agora início home tela inicial pendente pendências precisa fazer hoje',
      screen: 'home',
    },
    findRecords: {
      question: 'Como busco e filtro uma lista?',
      answer:
        'Consultas, Sono, Exercício, Exames e Apólice têm busca e filtros por ano e por tipo, com os meses como títulos. “Mostrar mais” traz os mais antigos, e “Limpar busca e filtros” mostra tudo de novo. A página de cada medicamento tem o histórico das doses.',
      keywords: 'buscar busca procurar encontrar filtrar filtro filtros registro histórico lista',
      screen: 'allServices',
    },
  },
})
