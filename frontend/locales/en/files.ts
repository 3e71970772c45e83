import { plainTexts } from '../plain-texts.ts'

/** Texts shared by all screens that send files. */
export const t = plainTexts({
  upload: {
    drop: 'Drag the file here or choose it from your device.',
    touch: 'Take a photo or choose a file.',
    dropNow: 'Drop the file here',
    formats: 'PDF, JPG or PNG, up to 10 MB',
    select: 'Select file',
    photo: 'Take a photo',
    other: 'Change file',
    chosen: 'Chosen file',
    preview: 'Preview of {{name}}',
    send: 'Upload',
    again: 'Upload again',
    sending: 'Uploading…',
    progress: 'Uploading {{name}}',
    sent: '{{percent}}%',
    checking: 'Checking the file…',
    cancelled: 'Upload cancelled',
    several: 'Upload one file at a time. We kept the first one.',
  },
  noFile: {
    title: 'No file selected',
    text: 'Please select a file to upload.',
  },
  failed: {
    title: 'Upload failed',
    text: 'Something went wrong while uploading the file. Please try again.',
    connection:
      'The connection dropped during the upload. The file is still here: check your internet connection and upload it again.',
    wait: 'You can upload again in {{minutes}} min.',
  },
})
