import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  sleepQuality: {
    good: 'Bom',
    fair: 'Razoável',
    poor: 'Ruim',
  },
  sleepHours: {
    adequate: 'Adequado',
    insufficient: 'Insuficiente',
  },
  bmi: {
    UNDERWEIGHT: 'Abaixo do Peso',
    NORMAL: 'Normal',
    OVERWEIGHT: 'Sobrepeso',
    OBESITY_I: 'Obesidade Grau I',
    OBESITY_II: 'Obesidade Grau II',
    OBESITY_III: 'Obesidade Grau III',
  },
  bmiNote: {
    young: 'Faixas de adulto: antes dos 20 anos valem as curvas da idade.',
    older: 'Faixas de adulto: a partir dos 60 anos usam-se outros limites.',
  },
})
