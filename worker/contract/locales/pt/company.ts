export const INVALID_PHONE = 'Informe um telefone com DDD, como 0800 123 4567'
export const INVALID_WEBSITE = 'Informe um endereço como www.suaempresa.com.br'
export const INSECURE_WEBSITE = 'Use um endereço com https://: com http:// a página não é segura'
export const INVALID_CHAT = 'Informe um endereço https:// completo'
export const nameTooShort = ({ characters }: { characters: number }) =>
  `Informe um nome com pelo menos ${characters} caracteres`
export const INVALID_COLOUR = 'Informe uma cor como #0b6e69'
export const INVALID_SENDER = 'Use só letras, números e espaços, sem < > ou aspas'
export const SENDER_ADDRESS = 'O nome não pode conter um endereço. Deixe um espaço depois de cada ponto.'
export const INVALID_CHOICE = 'Escolha uma opção'
export const INVALID_VERSION = 'Versão inválida'

export const invalidAnalysisDays = ({ days }: { days: number }) => `Informe de 1 a ${days} dias úteis`
export const invalidTargetHours = ({ hours }: { hours: number }) => `Informe de 1 a ${hours} horas`
export const INVALID_HOLIDAY = 'Informe uma data válida'
export const HOLIDAY_NAME_REQUIRED = 'Informe o nome do dia'
export const INVALID_HOLIDAYS = 'Lista de feriados inválida'
export const tooManyHolidays = ({ days }: { days: number }) => `Use no máximo ${days} dias`
export const SAME_DAY_TWICE = 'Há dois feriados no mesmo dia'
