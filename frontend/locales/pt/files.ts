import { plainTexts } from '../plain-texts.ts'

/** Texts shared by all screens that send files. */
export const t = plainTexts({
  upload: {
    drop: 'Arraste o arquivo até aqui ou escolha no seu aparelho.',
    touch: 'Tire uma foto ou escolha um arquivo.',
    dropNow: 'Solte o arquivo aqui',
    formats: 'PDF, JPG ou PNG, até 10 MB',
    select: 'Selecionar arquivo',
    photo: 'Tirar foto',
    other: 'Trocar arquivo',
    chosen: 'Arquivo escolhido',
    preview: 'Prévia de {{name}}',
    send: 'Enviar',
    again: 'Enviar de novo',
    sending: 'Enviando…',
    progress: 'Enviando {{name}}',
    sent: '{{percent}}%',
    checking: 'Conferindo o arquivo…',
    cancelled: 'Envio cancelado',
    several: 'Envie um arquivo por vez. Ficamos com o primeiro.',
  },
  noFile: {
    title: 'Nenhum arquivo selecionado',
    text: 'Por favor, selecione um arquivo para upload.',
  },
  failed: {
    title: 'Erro ao fazer upload',
    text: 'Ocorreu um erro ao enviar o arquivo. Tente novamente.',
    connection:
      'A conexão caiu durante o envio. O arquivo continua aqui: confira sua internet e envie de novo.',
    wait: 'Você pode enviar de novo em {{minutes}} min.',
  },
})
