import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Help assistant',
  greeting:
    'Hello! Ask how to use the app and I will show you where to find it. I answer only from the app’s help texts.',
  emergency: 'In an emergency, call 192 (SAMU).',
  log: 'Conversation with the assistant',
  suggestions: 'Frequent questions',
  field: 'Write your question',
  send: 'Send',
  you: 'You asked:',
  assistant: 'Assistant:',
  related: 'See also',
  open: 'Open {{screen}}',
  crisis: {
    suicide:
      'I am sorry that you feel this way. You do not have to go through it alone: talk to CVV now, free and in confidence.',
    violence: 'It is not your fault. If there is danger now, call the police.',
    health: 'This may be an emergency. Call now:',
    noService:
      'I am not a medical service and cannot judge what is happening. The people at these numbers can help.',
  },
  notFound: 'I found no answer to that in the help texts. Try other words or contact customer service.',
  short: {
    thanks: 'You are welcome! If you need anything else in the app, just ask.',
    smallTalk:
      'All well here! I am the help assistant and show how to use the app. What are you looking for?',
    closing: 'All right! When you need me again, just ask.',
    nextConsultation:
      'I cannot see your data here. Your next consultation is in Consultations, under the Upcoming tab.',
    nextMedication: 'I cannot see your data here. Your next doses are in Medications, under the Doses tab.',
    combination:
      'I give no advice on combining medications, nor on alcohol or food with them. Ask the pharmacist or whoever prescribed them before you take them. The pharmacist helps at the pharmacy, without an appointment. If you have already taken them and feel ill, call 192 (SAMU).',
    lowMood:
      'I am sorry that you are going through this. Talking to someone can help: a person close to you, a professional or CVV, which listens for free and in confidence, 24 hours a day.',
  },
  others: 'Others',
  notFoundEmergency: 'In an emergency, call now:',
  notFoundPhone: 'The customer service number is on the sign-in screen and on your Membership card screen.',
  wherePhone: 'the number on the sign-in screen and on your Membership card screen',
  whereEmergencyPhone: 'the number on your Membership card screen',
  call: 'Call {{phone}}',
  screens: {
    anamnesis: 'Health questionnaire',
    sleep: 'Sleep',
    medications: 'Medications',
    exercise: 'Exercise',
    consultations: 'Consultations',
    membershipCard: 'Membership card',
    insurance: 'Policies',
    profile: 'My account',
    notifications: 'Notifications',
    allServices: 'All services',
    home: 'Home',
    exams: 'Exams',
    healthProfile: 'Health profile',
  },
  articles: {
    schedule: {
      question: 'How do I schedule a consultation?',
      answer:
        'Open Consultations and tap “Schedule a new consultation”. Choose the date, the time and the type (in person, video or phone). Doctor, specialty, notes, place and what to bring are optional. If you already have another consultation at that time, the app asks first. The consultation is noted only here: confirm it with the clinic.',
      keywords:
        'schedule book booking make new consultation appointment visit doctor physician specialty time find cardiologist',
      screen: 'consultations',
    },
    consultationPage: {
      question: 'What is on the page of a consultation?',
      answer:
        'In Consultations, tap the consultation. The page shows when and where, what to bring, the exams linked to it and your notes. “To calendar” saves it in the calendar of the device, “Directions” opens the map and “Call” dials the number of the place. Noted only here: confirm it with the clinic.',
      keywords: 'page details calendar map directions way address place bring linked exams number',
      screen: 'consultations',
    },
    reschedule: {
      question: 'How do I change the day or time of a consultation?',
      answer:
        'In Consultations, open the consultation under the Upcoming tab and tap “Edit”. Change the date or the time and save. The consultation stays scheduled, only in this note: confirm it with the clinic. If there is another one at that time, the app asks first. A cancelled consultation cannot be edited.',
      keywords:
        'reschedule rebook postpone move bring forward edit change switch date day time consultation appointment',
      screen: 'consultations',
    },
    cancelConsultation: {
      question: 'How do I cancel a consultation?',
      answer:
        'In Consultations, open the consultation under the Upcoming tab and tap “Cancel consultation”. It moves to the Cancelled tab and cannot be scheduled again: to rebook, create a new one. Tell the clinic: the app does not do it for you.',
      keywords: 'cancel cancellation call off give up consultation appointment',
      screen: 'consultations',
    },
    completeConsultation: {
      question: 'How do I mark a consultation as completed?',
      answer:
        'After its time, the page of the consultation and the home ask “Did it take place?”. Tap “Yes, complete it”, or “No, it did not” to reschedule or cancel it. Before that, the page of the consultation has “Complete”. Only a scheduled consultation can be completed.',
      keywords: 'complete completed done held finished finish attended went consultation appointment place',
      screen: 'consultations',
    },
    deleteConsultation: {
      question: 'How do I delete a consultation from the list?',
      answer:
        'In Consultations, open the consultation, tap “Delete” and confirm. It is removed from the list. Deleted by mistake? Tap “Undo” in the message that appears. If you just cannot attend, cancel it instead: that way it stays in your history.',
      keywords: 'delete erase remove consultation appointment list history',
      screen: 'consultations',
    },
    pastConsultations: {
      question: 'Where do I see my past and cancelled consultations?',
      answer:
        'Consultations has three tabs: Upcoming, Past and Cancelled. Past holds the completed ones and those whose date has passed. You can search and filter them by type and year.',
      keywords:
        'see past old earlier previous cancelled upcoming consultations appointments history tabs schedule',
      screen: 'consultations',
    },
    consultationTypes: {
      question: 'Can I have a consultation by video or phone?',
      answer:
        'Yes. When you schedule, choose the type of consultation: in person, video or phone. Unless you change it, the type is in person.',
      keywords:
        'type consultation appointment video online teleconsultation telemedicine telehealth call phone remote distance in person',
      screen: 'consultations',
    },
    reminder: {
      question: 'Will I get a reminder of the consultation?',
      answer:
        'Yes. The day before a scheduled consultation, you get a notice under the bell in the app and an email. It is noted only here: confirm it with the clinic.',
      keywords: 'reminder remind notice notify day before tomorrow consultation appointment forget',
      screen: 'notifications',
    },
    logSleep: {
      question: 'How do I record a night of sleep?',
      answer:
        'Open Sleep and tap “Add”. Enter when you fell asleep, when you woke up and the quality, from 1 to 100. The form is filled in with 22:00 yesterday and the current time; after five nights, “Use these times” fills in your usual ones. What you did not touch is asked about before it is saved.',
      keywords: 'record add log note sleep diary night sleeping slept woke nap entry',
      screen: 'sleep',
    },
    editSleep: {
      question: 'How do I correct or delete a sleep entry?',
      answer:
        'In Sleep, tap the entry to open its page and use “Edit” or “Delete”. Deleted by mistake? Tap “Undo” in the message that appears.',
      keywords: 'correct edit change erase delete remove wrong mistake entry sleep night undo',
      screen: 'sleep',
    },
    sleepRefused: {
      question: 'Why was my sleep entry not accepted?',
      answer:
        'The end must be after the start and cannot be in the future. An entry has at most 24 hours and cannot overlap another one that you have made. Check the dates and the times.',
      keywords:
        'error refused rejected accepted save cannot entry sleep overlap overlaps another future 24 hours time',
      screen: 'sleep',
    },
    sleepQuality: {
      question: 'What does sleep quality mean?',
      answer:
        'It is the score that you give to the night, from 1 to 100. In the entries, 80 or more is Good, 60 to 79 is Fair and below 60 is Poor. Sleeping 7 hours or more is considered adequate.',
      keywords:
        'how many hours sleep quality score rating percentage percent good fair poor hours adequate insufficient enough mean',
      screen: 'sleep',
    },
    sleepTips: {
      question: 'Where do I find tips for sleeping better?',
      answer:
        'Open Sleep and choose the Tips tab. There are six topics: environment, routine, habits, screens, food and anxiety.',
      keywords: 'tips advice sleep better insomnia environment routine habits screens food caffeine anxiety',
      screen: 'sleep',
    },
    sleepExport: {
      question: 'How do I download my sleep entries?',
      answer: 'In Sleep, tap “Export CSV”: you get a CSV file, which opens in any spreadsheet.',
      keywords: 'download export spreadsheet excel csv file entries sleep report',
      screen: 'sleep',
    },
    periods: {
      question: 'How do I see the month or the year in the charts?',
      answer:
        'Above the charts of Sleep and Exercise, choose “Week”, “Month” or “Year”; in the Health questionnaire, weight and BMI have “All”, “Month” and “Year”. Tap a column or a point to see the figures, and the arrows to change the period.',
      keywords: 'chart charts graph week month year period compare column point',
      screen: 'sleep',
    },
    addMedication: {
      question: 'How do I add a medication?',
      answer:
        'In Medications, tap “Add”. Enter the name and when you take it: every day at set times, on some days of the week, every so many hours or as needed. Dose, form, dates and notes complete the record.',
      keywords:
        'add register include new medication medicine drug pill tablet drops prescription schedule time take',
      screen: 'medications',
    },
    takeDose: {
      question: 'How do I record that I took a medication?',
      answer:
        'In Medications, under the Doses tab, tap “Taken”. If it was at a different time, tap “Another time”. “Skip” keeps the dose as your own choice; a dose that nobody recorded counts as missed. Made a mistake? Tap “Undo”.',
      keywords:
        'record took taken dose skip skipped late missed forgot undo medication medicine pill drug today',
      screen: 'medications',
    },
    medicationReminders: {
      question: 'How do I turn medication reminders on or off?',
      answer:
        'In Medications, under the Doses tab, tap the medication to open its page and then “Edit”. Tick or untick “I want dose reminders”. Reminders arrive under the bell and by email, at the time of each dose.',
      keywords: 'reminder reminders alarm notice notify medication medicine pill turn on off stop',
      screen: 'medications',
    },
    medicationStock: {
      question: 'How do I track the stock of a medication?',
      answer:
        'In Medications, under the Doses tab, tap the medication to open its page and then “Track stock”. Each recorded dose is subtracted from the count, and the app calculates how long it lasts. The warning arrives as many business days ahead as you choose, not counting weekends and holidays.',
      keywords:
        'stock running out box how many tablets pills left remaining refill restock buy medication medicine',
      screen: 'medications',
    },
    medicationClock: {
      question: 'I am going to travel: what happens to my medication times?',
      answer:
        'When the device is in another time zone, Medications asks whether the times follow the clock there or keep to the one at home. No dose is repeated or lost in the change. Those taken every so many hours keep the exact interval.',
      keywords:
        'travel trip time zone abroad clock daylight saving medication medicine another country holiday',
      screen: 'medications',
    },
    adherence: {
      question: 'What is adherence?',
      answer:
        'It is how much you took of the doses that were due in the last 30 days. In Medications, the Adherence tab shows the figure in total and by medication, with the skipped and the missed doses apart. Use as needed is not counted.',
      keywords:
        'adherence compliance percentage percent doses taken missed skipped 30 days medication medicine',
      screen: 'medications',
    },
    fillAnamnesis: {
      question: 'How do I fill in my health questionnaire?',
      answer:
        'Open Health questionnaire and enter your age, weight, height, activity level, goal and whether you play sports. Your BMI appears as you type. Then tap “Submit questionnaire”.',
      keywords:
        'fill in complete health questionnaire anamnesis form personal data my data age weight height goal sports',
      screen: 'anamnesis',
    },
    updateAnamnesis: {
      question: 'How do I update my weight or height?',
      answer:
        'Open Health questionnaire, change what is needed and tap “Update questionnaire”. Each submission is kept in your progress, and the most recent one is the one that counts. Was a number wrong? In the menu of the submission, under “Your progress”, tap “Correct” or “Delete”.',
      keywords:
        'update change correct weight height lost gained health questionnaire anamnesis again progress history chart',
      screen: 'anamnesis',
    },
    bmi: {
      question: 'How is BMI calculated?',
      answer:
        'BMI is the weight in kilograms divided by the square of the height in metres. Below 18.5 is underweight; up to 24.9 is normal; from 25 to 29.9 is overweight; from 30 to 34.9, obesity class I; from 35 to 39.9, class II; from 40 on, class III.',
      keywords:
        'bmi body mass index calculation calculated calculate range normal overweight underweight obesity classification',
      screen: 'anamnesis',
    },
    bmiAge: {
      question: 'Do the BMI ranges apply to children and older people?',
      answer:
        'The ranges shown are for adults. Before the age of 20, BMI is compared with the WHO curves for that age, and from 60 on Brazil uses other limits: in these cases a note appears beside the result.',
      keywords:
        'bmi ranges age child children teenager adolescent son daughter young old older elderly senior 60 years 20 years',
      screen: 'anamnesis',
    },
    healthProfile: {
      question: 'What is the health profile?',
      answer:
        'Allergies, conditions, blood type, medications in use and an emergency contact, for whoever treats you. Open Health profile and tap “Edit health profile”. The medications come from the Medications screen.',
      keywords:
        'health profile allergy allergies allergic condition conditions chronic disease blood type contact',
      screen: 'healthProfile',
    },
    showHealthProfile: {
      question: 'How do I show or print my health profile?',
      answer:
        'In Health profile, tap “Print” to have it all on one page. To show it at the desk, turn on “Show my profile at the desk”: it appears when you tap “Show at the desk” on the membership card. Without internet, only with “Keep my data on this device” on, in My account.',
      keywords: 'show print paper health profile desk reception hospital allergies',
      screen: 'healthProfile',
    },
    card: {
      question: 'Where is my membership card?',
      answer:
        'Open Membership card. Tap the card to turn it over: the front shows your name and member number; the back, the customer service and emergency numbers, each one tap to call.',
      keywords: 'membership card plan member number id turn flip back front digital insurance card',
      screen: 'membershipCard',
    },
    cardCounter: {
      question: 'How do I show the membership card at the desk or the pharmacy?',
      answer:
        'Open Membership card and tap “Show at the desk”: the card fills the whole screen. If you wish, your health profile is shown there too. Without internet it opens if “Keep my data on this device” is on, in My account.',
      keywords:
        'show present membership card desk counter pharmacy reception hospital clinic full screen without internet offline',
      screen: 'membershipCard',
    },
    saveCard: {
      question: 'How do I save or print the membership card?',
      answer:
        'Open Membership card. You can save the card as an image on the device, or print it and save it as PDF.',
      keywords: 'save print download image photo picture pdf paper membership card',
      screen: 'membershipCard',
    },
    cardBenefits: {
      question: 'What benefits does the membership card give me?',
      answer: 'Priority access to consultations, discounts at pharmacies and exclusive 24-hour service.',
      keywords: 'benefits advantages discount discounts pharmacy medicine cheaper priority membership card',
      screen: 'membershipCard',
    },
    phone: {
      question: 'What is the customer service number?',
      answer: 'Call {{phone}}. In an emergency, the free 24-hour line of your plan is {{emergencyPhone}}.',
      keywords:
        'phone telephone call contact customer service support helpline 0800 talk speak agent human person help number',
      screen: 'membershipCard',
    },
    emergency: {
      question: 'What do I do in an emergency?',
      answer:
        'If a life is at risk, call 192 (SAMU) now or go to the nearest emergency department. The app does not handle emergencies. The free 24-hour line of your plan is {{emergencyPhone}}.',
      keywords:
        'emergency urgent urgency help samu 192 ambulance feeling unwell fainting stroke serious accident suicide emergency room',
      screen: 'membershipCard',
    },
    medicalAdvice: {
      question: 'Does the assistant answer medical questions?',
      answer:
        'No. I only help you use the app and do not give medical advice. To talk about symptoms, medications or results, schedule a consultation.',
      keywords:
        'which what medication medicine pill pills together take flu cold symptom symptoms pain fever cough disease illness diagnosis treatment dose medical doctor advice pregnant blood pressure',
      screen: 'consultations',
    },
    sendPolicy: {
      question: 'How do I upload my policy?',
      answer:
        'Open Policies, tap “Select file” or drag the file into the upload area, and then tap “Upload”. You can follow the progress and cancel while the file is uploading.',
      keywords: 'send submit attach upload policy insurance file document photo contract',
      screen: 'insurance',
    },
    uploads: {
      question: 'Can I use the app while a file is uploading?',
      answer:
        'Yes. The upload goes on while you are on other screens, and a bar at the top shows how far it is; tap it to go back to the upload. Just do not close or reload the app before the end.',
      keywords: 'upload running progress bar while uploading close other screen file',
      screen: 'insurance',
    },
    policyFormats: {
      question: 'Which file formats and sizes are accepted?',
      answer:
        'PDF, JPG or PNG, up to 10 MB. The content of the file has to match its name: a renamed file is refused.',
      keywords:
        'format type size limit maximum pdf jpg jpeg png 10 mb megabytes file large big refused rejected policy',
      screen: 'insurance',
    },
    policyDeadline: {
      question: 'How long does the policy review take?',
      answer:
        'The time in business days is in Policies, under “Review time”. Once the file has arrived, the page of the policy shows the day by which you get an answer, and you get a notice when the review is finished.',
      keywords: 'deadline due time long take wait business days review policy pending status approved answer',
      screen: 'insurance',
    },
    policyRejected: {
      question: 'My policy was rejected. What do I do?',
      answer:
        'In Policies, tap the rejected policy: its page shows the reason and the button “Upload new file”.',
      keywords: 'policy rejected refused declined denied reason resend upload again new file',
      screen: 'insurance',
    },
    managePolicies: {
      question: 'How do I download or delete an uploaded policy?',
      answer:
        'In Policies, tap the policy: its page has “Download” and “Delete”. Deleting asks for confirmation and cannot be undone.',
      keywords: 'download delete erase remove policy file uploaded',
      screen: 'insurance',
    },
    addExam: {
      question: 'How do I record an exam result?',
      answer:
        'Open Exams and tap “Add exam”. Enter the date and the laboratory and copy the values from the report, each with the unit and the range that the laboratory printed. Numbers with a sign, such as <0.5, and answers in words are fine too. Start with the photo or the PDF if you like: the report stays beside the fields.',
      keywords:
        'record add note keep enter result exam test laboratory lab blood count glucose cholesterol report value fasting',
      screen: 'exams',
    },
    examPanels: {
      question: 'Do I have to type every value of an exam?',
      answer:
        'No. Under “Add exam”, use “Choose a panel” (blood count, lipids, thyroid and others), which brings the names and units, “Read from a PDF”, which reads the report on your device, or “Paste from the report”: paste the text and tap “Read values”. If the exam already has the PDF, a button with its name reads the values. Check each line. Nothing is saved until you add the values and save the exam.',
      keywords: 'type typing copy paste panel panels blood count lipids thyroid text report read values fast',
      screen: 'exams',
    },
    examFile: {
      question: 'How do I keep the report of an exam?',
      answer:
        'When you add the exam, use “Take a photo” or “Choose file”: the report is sent when you save. Later, open the exam, choose the file under “Attach file” and tap “Upload”. PDF, JPG and PNG are accepted.',
      keywords: 'report attach keep upload photo exam test result pdf view open download',
      screen: 'exams',
    },
    examRange: {
      question: 'What does “outside the laboratory’s range” mean?',
      answer:
        'That the value is above or below the range printed on the report itself. On the page of the exam, each value has a bar with the range and a dot, and above them is how many are within it. Each laboratory uses its own, and the app does not interpret the result: talk to your doctor.',
      keywords: 'outside above below range reference value normal abnormal laboratory lab exam test mean',
      screen: 'exams',
    },
    examTrend: {
      question: 'How do I see the trend of an exam?',
      answer:
        'In Exams, open the Trends tab. It begins with what is out of range; choose another exam in the list. Different names of one exam, such as glucose and fasting glucose, are kept together. Results in different units have separate charts, each point with the range of its report.',
      keywords:
        'trend trends progress chart history compare exam exams test previous glucose cholesterol unit',
      screen: 'exams',
    },
    manageExams: {
      question: 'How do I search, edit, export or delete an exam?',
      answer:
        'In Exams, search by exam, laboratory, doctor or notes, filter by year and file, and use “Export CSV” to download a spreadsheet. Open an exam to edit or delete it. Deleting also removes the files and cannot be undone.',
      keywords: 'search find look edit correct delete erase export spreadsheet csv exam exams test',
      screen: 'exams',
    },
    notifications: {
      question: 'Where do I see my notifications?',
      answer:
        'Tap the bell at the top of the screen. A dot shows that there are unread notices. Notifications has all of them, and you can mark all as read.',
      keywords: 'notification notifications notice notices bell alert message read unread mark',
      screen: 'notifications',
    },
    changePassword: {
      question: 'How do I change my password?',
      answer:
        'In My account, tap “Change password” and enter the current password and the new one, with at least 6 characters. If you forgot the current one, sign out and use the recovery on the sign-in screen.',
      keywords: 'password change new forgot forgotten recover reset security',
      screen: 'profile',
    },
    passkeys: {
      question: 'How do I sign in without typing my password?',
      answer:
        'In My account, tap “Add passkey” and confirm with the fingerprint, face or PIN of your device. Next time, tap “Sign in with a passkey” on the sign-in screen. To let nothing else in, switch “Sign in with a passkey only” on. If you lose the device, tap “I lost the device” next to the passkey: it goes in 24 hours. If only the passkey signs in, use “Forgot my password” on the sign-in screen.',
      keywords: 'passkey passkeys key fingerprint touch face biometrics pin sign in log in without password',
      screen: 'profile',
    },
    changeEmail: {
      question: 'How do I change my name or email?',
      answer:
        'In My account, tap “Change name” or “Change email”. A new name is reviewed, and until the decision the membership card shows the one before; capitals, accents and spaces change at once. The new email is used only after you confirm it with the link that we send there. Until then, use “Send the link again” or “Cancel the change”.',
      keywords:
        'change correct edit name surname review approval card email e-mail address registration profile account cancel again link',
      screen: 'profile',
    },
    correctEmail: {
      question: 'I mistyped my email when I registered. What now?',
      answer:
        'As long as the email is not confirmed, sign in with it and your password: under “Follow your registration”, tap “Correct email”. The old link stops working, and we send another one to the right address.',
      keywords: 'mistyped wrong typo registration registered correct email confirmation link did not arrive',
      screen: 'profile',
    },
    sessions: {
      question: 'How do I sign out on other devices?',
      answer:
        'In My account, see “Where you are signed in”. End one device at a time or tap “Sign out of all”, which also signs you out here.',
      keywords:
        'session sessions devices device phone lost stolen other computer end sign out log out all signed in hacked',
      screen: 'profile',
    },
    signOut: {
      question: 'How do I sign out of my account?',
      answer:
        'In My account, tap “Sign out”. On a phone, the menu at the top of the screen also lets you sign out. When you sign out, none of your data stays on the device.',
      keywords: 'sign out log out logout disconnect leave close app account',
      screen: 'profile',
    },
    deleteAccount: {
      question: 'How do I delete my account and my data?',
      answer:
        'You delete the records of each service in the service itself. To close the account or ask for your personal data to be deleted, call customer service: {{phone}}.',
      keywords: 'delete erase close cancel remove account registration personal data privacy lgpd',
      screen: 'membershipCard',
    },
    theme: {
      question: 'How do I switch to dark mode?',
      answer:
        'In My account or in the menu, under Appearance, choose light, dark or system. With system, the app follows the setting of the device.',
      keywords: 'mode theme dark light night appearance colour color colours system visual',
      screen: 'profile',
    },
    install: {
      question: 'How do I install the app on my phone?',
      answer:
        'On an iPhone or iPad, tap share in the browser and then Add to Home Screen. On other devices, open the browser menu and choose install app.',
      keywords: 'install installation download app phone iphone ipad android home screen icon shortcut store',
      screen: 'home',
    },
    offline: {
      question: 'Does the app work without internet?',
      answer:
        'In part. While the app is open, what has been loaded stays visible, with the time of the last update. To see your data without internet after closing the app too, turn on “Keep my data on this device”, in My account; in the installed app it is already on. With it on, sleep and activities that you record or edit without internet, doses, refills and notes of consultations are kept on the device and sent later. Everything else needs a connection. For the kept data to open only with the fingerprint, face or PIN of the device, turn on “Ask for the fingerprint, face or PIN at the start” too, in My account.',
      keywords: 'without internet offline connection network wifi signal plane flight work works',
      screen: 'profile',
    },
    logExercise: {
      question: 'How do I record a physical activity?',
      answer:
        'In Exercise, tap “Add”. Choose the activity, the date, the time, the duration and the intensity. To edit or delete it, tap the activity and open its page.',
      keywords:
        'exercise physical activity workout training gym walk walking run running weights record log sport cycling swimming',
      screen: 'exercise',
    },
    exerciseGoal: {
      question: 'How many minutes of exercise per week are recommended?',
      answer:
        'The WHO recommends that adults do 150 to 300 moderate minutes or 75 to 150 vigorous ones per week, and strength training on two or more days. In Exercise, your week is shown against this range; a vigorous minute counts double.',
      keywords:
        'goal target minutes week recommendation who recommended how much exercise moderate vigorous strength streak weeks in a row',
      screen: 'exercise',
    },
    plan: {
      question: 'Where do I ask about bills, coverage, the provider network or reimbursement?',
      answer: 'These subjects are not in the app. Call customer service: {{phone}}.',
      keywords:
        'plan bill invoice monthly fee payment pay price cost amount coverage cover covered waiting period reimbursement refund provider network hospital clinic laboratory nearby cancel plan dependant',
      screen: 'membershipCard',
    },
    services: {
      question: 'Which services does the app have?',
      answer:
        'Scheduling consultations, recording sleep and exercise, following medications, keeping exams, filling in the health questionnaire and the health profile, showing the membership card, uploading policies and managing your account. The complete list is under All services.',
      keywords: 'services features functions app menu all options start use',
      screen: 'allServices',
    },
    now: {
      question: 'What does Now on the home show?',
      answer:
        'What needs you: a dose to take, last night to record, a medication that is running out, a rejected policy or a consultation whose time is over. When there is nothing, the section is not there.',
      keywords: 'now home start screen pending needs to do today',
      screen: 'home',
    },
    findRecords: {
      question: 'How do I search and filter a list?',
      answer:
        'Consultations, Sleep, Exercise, Exams and Policies have a search and filters by year and by kind, with the months as headings. “Show more” brings the older ones, and “Clear search and filters” shows everything again. The page of each medication has the history of its doses.',
      keywords: 'search find look filter filters record history list',
      screen: 'allServices',
    },
  },
})
