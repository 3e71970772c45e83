import { texts } from '../i18n.ts'

export const t = texts({
  title: 'Sleep diary',
  tabs: {
    label: 'Parts of the sleep diary',
    records: 'Recent entries',
    tips: 'Tips',
  },
  add: 'Add',
  quality: {
    good: 'Good',
    regular: 'Fair',
    poor: 'Poor',
  },
  records: {
    title: 'Entries',
    refresh: 'Refresh entries',
    refreshFailed: 'Could not refresh',
    loading: 'Loading your sleep entries…',
    failed: 'We could not load your sleep entries.',
    empty: 'You have not recorded any nights yet. Start with the last one: it takes less than a minute.',
    moreFailed: 'We could not load the older entries.',
    name: 'Sleep entries, most recent first',
    today: 'Today, {{date}}',
    yesterday: 'Yesterday, {{date}}',
    other: '{{weekday}}, {{date}}',
    times: '{{start}} – {{end}}',
    percentage: '{{value}}%',
    napOn: 'Nap · {{day}}',
    search: 'Search the notes',
    searchHelp: 'Words that you wrote, such as “coffee”.',
    kind: 'Kind',
    allKinds: 'All',
    kinds: { night: 'Night', nap: 'Nap' },
    noMatches: 'No entry matches the search and the filters.',
    edit: 'Edit entry: {{night}}',
    delete: 'Delete entry: {{night}}',
  },
  export: {
    file: 'sleep-entries-{{day}}.csv',
  },
  period: {
    label: 'Period of the chart',
    week: 'Week',
    month: 'Month',
    year: 'Year',
    failed: 'We could not load this period.',
    previous: { week: 'Previous 7 days', month: 'Previous month', year: 'Previous year' },
    next: { week: 'Next 7 days', month: 'Next month', year: 'Next year' },
  },
  sentence: {
    regular: 'You usually go to bed between {{from}} and {{to}}: a regular time.',
    varied: 'You usually go to bed between {{from}} and {{to}}: the time varies a little.',
    irregular: 'You usually go to bed between {{from}} and {{to}}: the time varies a lot.',
    less: '{{time}} less per night than in {{period}}.',
    more: '{{time}} more per night than in {{period}}.',
    same: 'The same time per night as in {{period}}.',
  },
  compared: {
    length: {
      less: '{{time}} less than your average of {{usual}}.',
      more: '{{time}} more than your average of {{usual}}.',
      same: 'Within your average of {{usual}}.',
    },
    bed: {
      less: 'You went to bed {{time}} earlier than usual ({{usual}}).',
      more: 'You went to bed {{time}} later than usual ({{usual}}).',
      same: 'You went to bed at your usual time ({{usual}}).',
    },
  },
  detail: {
    title: 'Sleep entry',
    pageTitle: 'Sleep entry of {{day}}',
    loading: 'Loading the entry…',
    failed: 'We could not load this entry.',
    missing: 'This entry no longer exists. It may have been deleted on another device.',
    bed: 'Went to bed',
    wake: 'Woke up',
    usual: 'Compared with your usual night',
  },
  chart: {
    title: 'Sleep of {{range}}',
    mean_one: 'Average of {{count}} day',
    mean_other: 'Average of {{count}} days',
    none: 'No nights recorded',
    quality: 'Average quality: {{value}}%',
    nothing: 'No entry',
    nightFigures: '{{start}}–{{end}} · {{duration}} · {{word}}, {{value}}%',
    napFigures: 'nap {{start}}–{{end}} · {{duration}} · {{word}}, {{value}}%',
    monthFigures_one: '{{duration}} per night · {{count}} night · quality {{value}}%',
    monthFigures_other: '{{duration}} per night · {{count}} nights · quality {{value}}%',
    beyond: 'Beyond 7 h',
    missing: 'Short of 7 h',
    hour: '{{hour}}h',
    hours: '{{hours}} h',
    compact: '{{hours}}h{{minutes}}',
    compactMinutes: '{{minutes}}min',
    table: {
      caption: 'Sleep of {{range}}: times, duration and quality of each entry',
      day: 'Day',
      mean: 'Average',
      start: 'Start',
      end: 'End',
      quality: 'Quality',
      value: '{{word}}, {{value}}%',
    },
  },
  form: {
    addTitle: 'Add sleep entry',
    editTitle: 'Edit sleep entry',
    startDay: 'Start date',
    startTime: 'Start time',
    endDay: 'End date',
    endTime: 'End time',
    duration: 'Duration',
    noDuration: 'Check the times',
    quality: 'Sleep quality',
    qualityValue: '{{value}}% · {{word}}',
    qualityWords: { awful: 'Terrible', poor: 'Poor', regular: 'Fair', good: 'Good', excellent: 'Excellent' },
    qualityLow: '1 · terrible',
    qualityHigh: '100 · excellent',
    notes: 'Notes',
    notesHelp: 'Did you wake up at night? Did you dream? Did you have coffee late?',
    submitAdd: 'Add entry',
    invalidDay: 'Invalid date. Use the format DD/MM/YYYY.',
    invalidTime: 'Invalid time. Use the format HH:MM.',
  },
  usual: {
    text: 'You usually sleep from {{bed}} to {{wake}}.',
    fill: 'Use these times',
  },
  check: {
    untouchedTitle: 'Are these times yours?',
    untouchedText: 'They were filled in already, and you did not touch them. Check them before you save.',
    qualityTitle: 'Is the quality right?',
    qualityText: 'It was filled in already, and you did not touch it. Check it before you save.',
    longTitle: 'Did you really sleep {{duration}}?',
    longText: 'That is long for a night. Check the dates and times before you save.',
    bothText:
      'That is long for a night, and some values were filled in already and you did not touch them. Check them before you save.',
    save: 'Yes, save',
    back: 'Go back and correct',
  },
  saved: {
    addedTitle: 'Entry added',
    added: '{{duration}} of sleep, {{word}} ({{value}}%).',
    editedTitle: 'Entry updated',
    failedTitle: 'Could not save',
    failed: 'Your sleep entry could not be saved',
  },
  deleted: {
    title: 'Delete this entry?',
    text: '{{night}}, from {{start}} to {{end}}. It is removed from the averages and from the chart.',
    action: 'Delete entry',
    doneTitle: 'Entry deleted',
    undone: 'Entry restored',
    failedTitle: 'Could not delete',
    failed: 'Your sleep entry could not be deleted',
  },
  tips: {
    label: 'Topics of the tips',
    note: 'These tips do not replace a consultation. If you keep sleeping badly for weeks, talk to a health professional.',
    environment: {
      title: 'Environment',
      description: 'A cool, dark and quiet bedroom tells the body that it is time to sleep.',
      item1: 'Keep the bedroom between 18 and 21 °C: the body has to cool down a little to fall asleep.',
      item2:
        'Make the bedroom really dark, with blackout curtains or a sleep mask. Light at night delays melatonin, the sleep hormone.',
      item3:
        'Reduce noise. If you cannot avoid it, earplugs or a steady sound, such as a fan, help to mask it.',
      item4:
        'Choose a mattress and a pillow that support your spine well, and replace them when they lose their shape.',
      item5:
        'Keep the bed for sleep and intimacy. Work, study and meals belong elsewhere, and the mind learns to connect the bed with sleep.',
    },
    routine: {
      title: 'Routine',
      description: 'Similar times every day set the body clock.',
      item1: 'Go to bed and get up at similar times every day, at weekends too.',
      item2: 'Choose the time to wake up and count back: most adults need 7 to 9 hours of sleep.',
      item3: 'Use the last hour of the day to slow down: a warm bath, light reading, calm music, low light.',
      item4:
        'Get natural light early in the morning, for some 20 or 30 minutes. It is the strongest signal for the body clock.',
      item5:
        'After a bad night, get up at the usual time. Sleeping in to make up for it disturbs the next night.',
    },
    habits: {
      title: 'Habits',
      description: 'What you do during the day prepares the night.',
      item1:
        'Limit naps to 30 minutes and take them before 15:00. Long or late ones steal sleep from the night.',
      item2: 'Move on most days. Finish vigorous exercise at least 2 hours before going to bed.',
      item3: 'Avoid smoking, above all at night: nicotine is a stimulant and makes sleep lighter.',
      item4: 'Do not take sleeping pills on your own. If you need help, talk to a doctor.',
      item5:
        'Loud snoring, pauses in breathing or great sleepiness during the day deserve a consultation: it may be apnoea.',
    },
    screens: {
      title: 'Screens',
      description: 'The light and the content of screens keep the brain alert.',
      item1: 'Turn screens off 1 hour before sleep: phone, computer, tablet and television.',
      item2: 'Leave your phone charging outside the bedroom and wake up with an ordinary alarm clock.',
      item3:
        'If you really need a screen at night, lower the brightness and use night mode. It helps a little but does not replace the break.',
      item4:
        'Silence notifications during the night and let through only calls from people who may need you.',
      item5:
        'If you wake up during the night, do not pick up your phone or look at the time. The light and counting the hours left drive sleep away.',
    },
    food: {
      title: 'Food',
      description: 'What and when you eat and drink changes your sleep.',
      item1:
        'Avoid caffeine after midday: coffee, black tea, mate tea, cola and energy drinks. The effect lasts many hours.',
      item2:
        'Have a light dinner, 2 to 3 hours before going to bed. Heavy meals cause reflux and make sleep restless.',
      item3:
        'Do not use alcohol to fall asleep. It makes you drowsy at first but interrupts sleep in the second half of the night.',
      item4:
        'Drink water throughout the day and less in the 2 hours before sleep, so that you do not wake up to go to the bathroom.',
      item5:
        'If you get hungry close to bedtime, prefer something small and light, such as a banana or a plain yoghurt.',
    },
    anxiety: {
      title: 'Anxiety',
      description: 'A calmer mind falls asleep with less effort.',
      item1:
        'If you do not fall asleep within about 20 minutes, get out of bed, do something calm in low light and go back when you feel sleepy.',
      item2:
        'Write down your worries and tomorrow’s tasks some time before going to bed: once on paper, they do not have to stay in your head.',
      item3:
        'Breathe slowly for a few minutes: breathe in through your nose counting to 4 and breathe out counting to 6.',
      item4:
        'Relax your body part by part, from the feet to the face: tense each group of muscles for 5 seconds and let go.',
      item5:
        'If sleeping badly three or more nights a week has become routine, seek help. Cognitive behavioural therapy is the first treatment recommended for insomnia.',
    },
  },
})
