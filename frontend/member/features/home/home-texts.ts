import homePt from '#locales/pt/home.json'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const homeTexts = plainTexts('home', homePt)
