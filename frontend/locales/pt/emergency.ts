import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Números de emergência',
  free: 'Ligações gratuitas, 24 horas.',
  call: 'Ligar para {{name}} {{phone}}',
  /** The provider's own line. */
  provider: 'Emergência 24 h do plano',
  names: {
    samu: 'SAMU',
    cvv: 'CVV',
    firefighters: 'Bombeiros',
    police: 'Polícia',
    women: 'Ligue',
    humanRights: 'Disque',
    poison: 'Disque-Intoxicação',
  },
  uses: {
    samu: 'Socorro médico',
    cvv: 'Apoio emocional e prevenção do suicídio',
    firefighters: 'Fogo, gás, afogamento e resgate',
    police: 'Perigo agora, crime ou agressão',
    women: 'Violência contra a mulher',
    humanRights: 'Violência contra criança, pessoa idosa ou com deficiência',
    poison: 'Orientação sobre venenos, remédios e picadas',
  },
})
