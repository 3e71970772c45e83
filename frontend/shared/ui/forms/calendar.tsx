import { DatePicker, type DatePickerRootProps, useDatePickerContext } from '@ark-ui/react/date-picker'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ui } from '#locales/ui.ts'
import { cx } from '../cx.ts'
import { iconButtonClass } from '../icon-button.tsx'

const texts = ui.date

export const calendarTexts: NonNullable<DatePickerRootProps['translations']> = {
  content: texts.calendar,
  trigger: (open) => (open ? texts.close : texts.open),
  prevTrigger: () => texts.previousMonth,
  nextTrigger: () => texts.nextMonth,
  dayCell({ unavailable, disabled, selected, valueText }) {
    const text = unavailable || disabled ? texts.unavailable : selected ? texts.selected : texts.choose
    return text.replace('{{date}}', valueText)
  },
}

const arrow = cx(iconButtonClass, 'disabled:cursor-default disabled:bg-transparent! disabled:opacity-60')
const day = [
  'grid h-11 w-[min(2.75rem,calc((100vw-2.5rem)/7))] cursor-pointer place-items-center rounded-control tabular-nums',
  'hover:bg-brand-tint data-today:font-bold data-today:text-brand-deep data-outside-range:invisible',
  'data-disabled:cursor-default data-disabled:bg-transparent data-disabled:text-soft data-disabled:opacity-50',
  'data-selected:bg-brand data-selected:font-semibold data-selected:text-on-brand!',
].join(' ')

export function Calendar() {
  const picker = useDatePickerContext()
  return (
    <DatePicker.Positioner>
      <DatePicker.Content
        aria-roledescription={texts.calendar}
        className="slide-down z-60 rounded-card bg-surface p-2 shadow-float data-[state=closed]:animate-leave data-[state=open]:animate-enter"
      >
        <DatePicker.View view="day">
          <DatePicker.ViewControl className="flex items-center justify-between pb-1">
            <DatePicker.PrevTrigger className={arrow}>
              <ChevronLeft aria-hidden />
            </DatePicker.PrevTrigger>
            <DatePicker.RangeText className="font-semibold first-letter:uppercase" />
            <DatePicker.NextTrigger className={arrow}>
              <ChevronRight aria-hidden />
            </DatePicker.NextTrigger>
          </DatePicker.ViewControl>
          <DatePicker.Table aria-roledescription={texts.calendar}>
            <DatePicker.TableHead>
              <DatePicker.TableRow>
                {picker.weekDays.map((weekDay) => (
                  <DatePicker.TableHeader key={weekDay.long} className="pb-1 text-12 font-medium text-soft">
                    <abbr title={weekDay.long} className="no-underline">
                      {weekDay.short.replace('.', '')}
                    </abbr>
                  </DatePicker.TableHeader>
                ))}
              </DatePicker.TableRow>
            </DatePicker.TableHead>
            <DatePicker.TableBody>
              {picker.weeks.map((week) => (
                <DatePicker.TableRow key={week[0]?.toString()}>
                  {week.map((date) => (
                    <DatePicker.TableCell key={date.toString()} value={date}>
                      <DatePicker.TableCellTrigger className={day}>{date.day}</DatePicker.TableCellTrigger>
                    </DatePicker.TableCell>
                  ))}
                </DatePicker.TableRow>
              ))}
            </DatePicker.TableBody>
          </DatePicker.Table>
        </DatePicker.View>
      </DatePicker.Content>
    </DatePicker.Positioner>
  )
}
