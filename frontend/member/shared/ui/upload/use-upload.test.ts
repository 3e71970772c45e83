import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '#shared/lib/api/errors.ts'
import { errorMessages } from '#texts/errors.ts'
import { uploadFailureText } from './use-upload.ts'

const refused = new ApiError({
  status: 422,
  message: errorMessages.file_type_refused,
  body: { code: 'file_type_refused' },
})
const tooMany = {
  status: 429,
  message: errorMessages.too_many_requests,
  body: { code: 'too_many_requests' },
} as const

it.each([
  ['no connection', new NetworkError(), /^A conexão caiu durante o envio\. .* envie de novo\.$/],
  [
    'the server’s own sentence',
    refused,
    /^O conteúdo do arquivo não é PDF, JPG ou PNG, ou não combina com o nome\.$/,
  ],
  ['too many', new ApiError(tooMany), /^Muitas tentativas\. Aguarde um pouco e tente de novo\.$/],
  [
    'too many, with the wait',
    new ApiError({ ...tooMany, retryAfter: 61 }),
    /Você pode enviar de novo em 2 min\.$/,
  ],
  ['anything else', new TypeError('inside'), /^Ocorreu um erro ao enviar o arquivo\. Tente novamente\.$/],
])('%s', (_what, error, words) => {
  expect(uploadFailureText(error)).toMatch(words)
})
