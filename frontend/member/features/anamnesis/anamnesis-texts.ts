import anamnesisPt from '#locales/pt/anamnesis.json'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const anamnesisTexts = plainTexts('anamnesis', anamnesisPt)
