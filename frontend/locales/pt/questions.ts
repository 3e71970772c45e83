/** How people ask the help assistant in Portuguese. Words are folded: lower case, without accents. */

/** Greetings, which are not questions. */
export const greetings = /\b(bom dia|boa tarde|boa noite)\b/gi

const MEDICINE =
  'rem[eé]dio|medicament|comprimido|xarope|antibi[oó]tico|anti-?inflamat[oó]rio|anticoagulante|anticoncepcional|varfarina|dipirona|ibuprofeno|paracetamol|aspirina|omeprazol|losartana|sinvastatina|metformina|amoxicilina|sertralina|fluoxetina|clonazepam|rivotril'
const DRINK = '[aá]lcool|bebida|cerveja|vinho'
const TOGETHER = 'mistur|(?<!\\p{L})junt[oa]s?(?!\\p{L})|combin|intera[gç]|ao mesmo tempo'
const DOSE = ' (de )?\\d\\S*( (mg|g|ml|gotas))?'

/** Questions answered without a search; the first match wins. JavaScript's `\b` knows only ASCII letters. */
export const shortQuestions = {
  combination: new RegExp(
    `(${TOGETHER}).*(${MEDICINE}|${DRINK})|(${MEDICINE}).*(${TOGETHER}|com (${DRINK})|posso beber)|posso (beber|tomar (uma? )?(${DRINK})).*(${MEDICINE})|(posso|pode|podem|d[aá] (pra|para)|faz mal|[eé] perigoso|tem problema) tomar [\\p{L}-]+(${DOSE})? (junto )?(com|e) \\p{L}+`,
    'iu',
  ),
  lowMood:
    /(?<!\p{L})(ando|estou|to|tô|t[aá]|sinto|sentindo|fico)(?!\p{L}).*(?<!\p{L})(trist\p{L}*|desanimad[oa]|deprimid[oa]|pra baixo|para baixo|angustiad[oa]|sem (vontade|[aâ]nimo))|(?<!\p{L})(ando|estou|to|tô|sinto|sentindo|fico)(?!\p{L})(.*(?<!\p{L})sozinh[oa]|( \p{L}+){0,2} vazi[oa])|(?<!\p{L})(sem|n[aã]o tenho) vontade de ((fazer )?nada(?!\p{L})|sair da cama)|choro (todo dia|o tempo todo|sem motivo)|(?<!\p{L})(ando|estou|to|tô|vivo|fico) chorando|(?<!\p{L})depress[aã]o(?!\p{L})/iu,
  nextConsultation:
    /^(?!.*(?<!\p{L})(cancel|desmarc|remarc|reagend|agend|marc|mud|alter|troc|exclu|apag|adi|antecip)(ar|ir|o)(?!\p{L})).*((quando|que dia|que horas|qual).*(pr[oó]xim[oa]|minha) (consulta|m[eé]dico)|tenho (alguma )?consulta (marcada|agendada|hoje|amanh[aã]|ess[ae]|est[ae])|minha (pr[oó]xima consulta|consulta ([eé]|fica) (quando|que dia|que horas)))/iu,
  nextMedication:
    /(quando|que horas|qual).*(pr[oó]xim[oa]) (rem[eé]dio|dose|medicament)|meu pr[oó]ximo (rem[eé]dio|medicament)|(que|qual) rem[eé]dio (eu )?(tomo|(devo|preciso|tenho (que|de)) tomar) (agora|hoje)/iu,
  thanks:
    /^\W*(muito |muit[ií]ssimo |ok,? |t[aá],? |show,? )?(o?brigad([oa]|inh[oa]|[aã]o|ona)|obg|valeu|vlw|agrade[cç]o|grat(id[aã]o|[oa]))(?!\p{L})(?!.*(?<!\p{L})(mas|como|quando|onde|qual|quais|quanto|posso|quero|(?<!n[aã]o )preciso)(?!\p{L}))[^?]*$/iu,
  smallTalk:
    /^\W*((oi|ol[aá]|e a[ií]|bom dia|boa tarde|boa noite)[,!. ]*)?(tudo (bem|bom|certo)|como vai|como voc[eê] est[aá]|beleza|quem [eé] voc[eê])(?!\p{L}).{0,20}$/iu,
  closing:
    /^[^\p{L}\d]*(?=\p{L})((ok(ay)?|t[aá] bom|certo|entendi|perfeito|legal|show|combinado)(?!\p{L})[^\p{L}\d]*)*((tchau|at[eé] (logo|mais|amanh[aã]|breve)|era s[oó] isso)(?!\p{L})(?!.*(?<!\p{L})(mas|como|quando|onde|qual|quais|quanto|posso|quero|tenho|preciso)(?!\p{L}))[^?]{0,20})?$/iu,
} as const

/** Words that say nothing about a question's subject. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'a ao aos aqui as ate com como consigo da das de dela dele deles desse deste disso do devo deve dos e ela ele eles em entao ' +
    'era essa esse esta estao estar estou eu existe faco favor faz fazer fica ficam fico foi gostaria ha isso ja la mais mas me ' +
    'mesmo meu meus mim minha minhas muito muita na nao nas nem nesse nesta no nos o oi ola onde os ou para pela pelo por porque ' +
    'pode podem poder posso pra preciso precisa qual quais quando quanto quantas quantos que quem quer quero queria saber saiu se seja ser seu seus so sobre ' +
    'sou sua suas tambem tem tenho ter um uma umas uns vai vejo ver vou voce voces eh vc pq tb'
  ).split(' '),
)

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(oes|aes)$/, 'ao'],
  [/(a|e|o|u)is$/, '$1l'],
  [/ns$/, 'm'],
  [/([rsz])es$/, '$1'],
  [/([^s])s$/, '$1'],
]
const ENDINGS =
  /(?<=.{3})(amentos?|imentos?|acao|icao|adora?|antes?|aram|eram|iram|asse|esse|isse|ando|endo|indo|ad[oa]|id[oa]|amos|emos|ava|ar|er|ir|ou|ei|eu|iu|am|em|a|e|o)$/
const STEM_MIN = 3
/** No Portuguese word in the help ends in a doubled letter. */
const STUCK_KEY = /(?<=.{3})(\p{L})\1+$/u

/** A light stemmer: "agendar", "agendo" and "agendamentos" share a stem. Strips endings only. */
export function stem(word: string): string {
  const plural = PLURALS.find(([ending]) => word.length > STEM_MIN + 1 && ending.test(word))
  const singular = plural ? word.replace(...plural) : word
  return singular.replace(STUCK_KEY, '$1').replace(ENDINGS, '')
}
