import { anamnesis } from '#locales/anamnesis.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const anamnesisTexts = plainTexts(anamnesis)
