import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  sleepQuality: {
    good: 'Good',
    fair: 'Fair',
    poor: 'Poor',
  },
  sleepHours: {
    adequate: 'Adequate',
    insufficient: 'Insufficient',
  },
  bmi: {
    UNDERWEIGHT: 'Underweight',
    NORMAL: 'Normal',
    OVERWEIGHT: 'Overweight',
    OBESITY_I: 'Obesity class I',
    OBESITY_II: 'Obesity class II',
    OBESITY_III: 'Obesity class III',
  },
  bmiNote: {
    young: 'Adult ranges: before the age of 20, the curves for that age apply.',
    older: 'Adult ranges: from the age of 60, other limits are used.',
  },
})
