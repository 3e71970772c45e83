import { sleepApi } from '#shared/lib/api/clients.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { ExportCsvButton } from '#shared/ui/export-csv-button.tsx'
import { sleepTexts as t } from './sleep-texts.ts'

export function ExportButton() {
  return (
    <ExportCsvButton
      fetchFile={() => sleepApi.export.$get()}
      fileName={() => t('export.file', { day: isoDay(Date.now()) })}
    />
  )
}
