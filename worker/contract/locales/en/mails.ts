import { type MailDigest, type MailFacts, type MailText, rejectionQuote } from '#contract/mail-text.ts'
import { END_SESSIONS_LINK_DAYS, type MailKind } from '#contract/notifications.ts'
import { PASSKEY_REMOVAL_HOURS } from '#contract/passkeys.ts'
import { ONLY_NOTED_HERE } from './consultations.ts'
import { eventTitles } from './events.ts'

/** The rejection e-mail. The dashboard previews it. */
export const rejectionMail = {
  subject: eventTitles.registration_rejected,
  intro: (company: string) =>
    `We reviewed your registration at ${company} and, for now, it has not been approved. The reason:`,
}

/** The text before the reason of a reversed decision. The dashboard previews it. */
export const reopenedMail = {
  subject: 'Your registration is under review again',
  intro: (company: string) =>
    `We looked again at the decision on your registration at ${company}, and it is under review again. The reason:`,
}

const notMe = 'It was not me: end the sessions'
const itWasYou = 'If it was you, everything is fine.'
/** How to stop an intruder. Every security e-mail ends with it. */
const endSessionsAndCall = (phone: string) =>
  `If it was not you, tap the button to sign out on all devices, create a new password and call us on ${phone}. The link is valid for ${END_SESSIONS_LINK_DAYS} days and can be used once.`
const askedForHelp = 'If you asked our team for this help, there is nothing to do here.'
/** How to undo a change of e-mail that an administrator requested. */
const keepAddress = (phone: string) =>
  `If you did not ask for it, tap the button: this stays the email of the account, even if the change has been confirmed, and every device is signed out. Then create a new password and call us on ${phone}. The link is valid for ${END_SESSIONS_LINK_DAYS} days and can be used once.`
/** Identifies a sign-in on a new device. */
const deviceAndTime = ({ device = 'Unknown device', time }: MailFacts) =>
  time ? `${device}, ${time}` : device

/** An e-mail without a text does not compile. */
export const mailTexts: Record<MailKind, (facts: MailFacts) => MailText> = {
  confirm_email: ({ company }) => ({
    subject: `Confirm your email at ${company.name}`,
    paragraphs: [
      `We are glad to have you at ${company.name}.`,
      'To continue your registration, confirm that this email address is yours. After that, an administrator reviews your request and we let you know by email.',
    ],
    button: 'Confirm email',
    footnote:
      'The link is valid for 24 hours and can be used once. If you did not register, ignore this message.',
  }),
  address_in_use: ({ company }) => ({
    subject: 'Registration attempt with your email',
    paragraphs: [
      `Someone tried to create an account at ${company.name} with this address, which is already registered.`,
      'If it was you, sign in with your password. If you do not remember it, use “Forgot my password” on the sign-in screen.',
    ],
    button: 'Sign in',
    footnote: 'If it was not you, there is nothing to do: none of your data was shown or changed.',
  }),
  registration_approved: ({ company }) => ({
    subject: eventTitles.registration_approved,
    paragraphs: [
      `Welcome to ${company.name}! Your registration has been approved and you now have access.`,
      'Sign in to schedule consultations, record your sleep, see your membership card and much more.',
    ],
    button: 'Sign in to the app',
  }),
  registration_rejected: ({ company, reason, text }) => ({
    subject: rejectionMail.subject,
    paragraphs: [rejectionMail.intro(company.name)],
    quote: rejectionQuote(reason, text),
    button: 'Correct it and apply again',
    footnote: `Any questions? Call us on ${company.phone}.`,
  }),
  registration_reopened: ({ company, text }) => ({
    subject: reopenedMail.subject,
    paragraphs: [reopenedMail.intro(company.name)],
    quote: text,
    button: 'Follow my registration',
    footnote: `Until the new decision, the app shows the progress of the registration only. You need not do anything: we email you. Any questions? Call us on ${company.phone}.`,
  }),
  confirm_new_email: ({ company, byStaff }) => ({
    subject: 'Confirm your new email',
    paragraphs: [
      byStaff
        ? `The team at ${company.name} noted this address as the new email of your account.`
        : `You asked to use this address in your account at ${company.name}.`,
      'The change takes effect only after you confirm it. Until then, the previous address stays in use.',
    ],
    button: 'Confirm new email',
    footnote: 'The link is valid for 24 hours and can be used once. If it was not you, ignore this message.',
  }),
  email_change_asked: ({ company }) => ({
    subject: 'Request to change your email',
    paragraphs: [
      `The team at ${company.name} asked to change the email of your account. The new address takes effect only when it is confirmed; until then, this one stays in use.`,
      askedForHelp,
    ],
    button: 'I did not ask: cancel the change',
    footnote: keepAddress(company.phone),
  }),
  name_corrected: ({ company, newName }) => ({
    subject: 'The name of your account was corrected',
    paragraphs: [
      `The team at ${company.name} corrected the name of your account. It now appears like this, also on your membership card:`,
    ],
    quote: newName,
    footnote: `If something is not right, call us on ${company.phone}.`,
  }),
  name_approved: ({ company, newName }) => ({
    subject: eventTitles.name_approved,
    paragraphs: [
      `The team at ${company.name} approved your new name. It now appears like this, also on your membership card:`,
    ],
    quote: newName,
    button: 'Open My account',
  }),
  name_rejected: ({ company, newName, text }) => ({
    subject: eventTitles.name_rejected,
    paragraphs: [
      `The team at ${company.name} did not approve the name that you asked for: ${newName}. Your account and your membership card keep the name as it was.`,
      ...(text ? ['The reason:'] : []),
    ],
    quote: text,
    button: 'Open My account',
    footnote: `Any questions? Call us on ${company.phone}.`,
  }),
  email_changed: ({ company, isFormerAddress, byStaff }) => ({
    subject: 'The email of your account has changed',
    paragraphs: [
      isFormerAddress
        ? `The email of your account at ${company.name} has been changed. The next messages go to the new address.`
        : `This address is now the email of your account at ${company.name}. The next messages arrive here.`,
      byStaff ? askedForHelp : itWasYou,
    ],
    button: byStaff ? 'I did not ask: undo the change' : notMe,
    footnote: byStaff ? keepAddress(company.phone) : endSessionsAndCall(company.phone),
  }),
  policy_approved: ({ company, fileName = 'file', policyNumber }) => ({
    subject: 'Your policy has been approved',
    paragraphs: [
      `The policy that you uploaded (${fileName}) has been reviewed and approved by the team at ${company.name}.`,
      ...(policyNumber ? [`Policy number: ${policyNumber}`] : []),
    ],
    button: 'See my policies',
  }),
  policy_rejected: ({ fileName = 'file', text }) => ({
    subject: 'Your policy needs attention',
    paragraphs: [`The policy that you uploaded (${fileName}) was not approved. The reason:`],
    quote: text,
    button: 'Upload new file',
  }),
  // E-mails about consultations and medications say only what kind of thing it is and when; details require
  // signing in.
  consultation_tomorrow: ({ company, time = 'tomorrow', isToday, phone }) => ({
    subject: `Reminder: you have a consultation ${isToday ? 'today' : 'tomorrow'}`,
    paragraphs: [`You have a consultation: ${time}.`],
    button: 'See my consultations',
    footnote: phone
      ? `${ONLY_NOTED_HERE} on ${phone}.`
      : `${ONLY_NOTED_HERE}. Any questions? Call us on ${company.phone}.`,
    call: phone ?? company.phone,
  }),
  medication_due: ({ time = 'now' }) => ({
    subject: 'Time for your medication',
    paragraphs: [`It is time for one of your medications: ${time} dose.`],
    button: 'Record the dose',
    footnote: 'You chose to receive reminders for this medication. To turn them off, edit it in the app.',
  }),
  medication_stock_low: ({ until }) => ({
    subject: 'A medication is running low',
    paragraphs: [
      until
        ? `Going by your times, one of your medications lasts until ${until}. It is a good moment to refill it, allowing for weekends and holidays.`
        : 'Going by the count of your stock, one of your medications has run out.',
    ],
    button: 'See the stock',
  }),
  reset_password: ({ company }) => ({
    subject: 'Create a new password',
    paragraphs: [
      `We received a request to create a new password for your account at ${company.name}.`,
      'Tap the button and choose the new password. When you finish, you are signed out on all devices, and your passkeys stop working: add them again in your account.',
    ],
    button: 'Create new password',
    footnote:
      'The link is valid for 30 minutes and can be used once. If it was not you, ignore this message: your password stays the same.',
  }),
  second_factor_enabled: ({ company }) => ({
    subject: 'Two-step verification is on',
    paragraphs: [
      `Two-step verification of your administrator account at ${company.name} has just been turned on.`,
      'From now on, signing in to the dashboard also requires a code from your app. Keep the recovery codes in a safe place.',
    ],
    button: notMe,
    footnote: endSessionsAndCall(company.phone),
  }),
  second_factor_disabled: ({ company }) => ({
    subject: 'Two-step verification was turned off',
    paragraphs: [
      `Two-step verification of your administrator account at ${company.name} has just been turned off.`,
      itWasYou,
    ],
    button: notMe,
    footnote: endSessionsAndCall(company.phone),
  }),
  recovery_codes_renewed: ({ company }) => ({
    subject: 'Your recovery codes were replaced',
    paragraphs: [
      `The recovery codes of your administrator account at ${company.name} have just been replaced. The previous ones no longer work.`,
      itWasYou,
    ],
    button: notMe,
    footnote: endSessionsAndCall(company.phone),
  }),
  recovery_code_used: ({ company }) => ({
    subject: 'A recovery code was used',
    paragraphs: [
      `Someone signed in to the dashboard of ${company.name} with your password and one of your recovery codes. That code no longer works.`,
      'If it was you, everything is fine. If only a few are left, generate new codes on the Security screen.',
    ],
    button: notMe,
    footnote: endSessionsAndCall(company.phone),
  }),
  passkey_added: ({ company }) => ({
    subject: 'A passkey was added',
    paragraphs: [
      `A passkey was added to your account at ${company.name}. It signs in without the password.`,
      itWasYou,
    ],
    button: notMe,
    footnote: `${endSessionsAndCall(company.phone)} A new password by email removes the passkeys; changing the password in your account does not.`,
  }),
  passkey_removed: ({ company }) => ({
    subject: 'A passkey was removed',
    paragraphs: [
      `A passkey of your account at ${company.name} has just been removed.`,
      'If it was you, or if you asked our team for it, all is well.',
    ],
    button: notMe,
    footnote: endSessionsAndCall(company.phone),
  }),
  passkey_removal_asked: ({ company }) => ({
    subject: `A passkey will be removed in ${PASSKEY_REMOVAL_HOURS} hours`,
    paragraphs: [
      `We received a request, made without the passkey, to remove a passkey of your account at ${company.name}. It goes in ${PASSKEY_REMOVAL_HOURS} hours.`,
      'If it was you, there is nothing to do. If you changed your mind, cancel it in your account.',
    ],
    button: 'It was not me: keep the passkey',
    footnote: `If it was not you, press the button: the passkey stays, and every device is signed out of your account. Then sign in with it, change the password and call us on ${company.phone}. The link works for ${END_SESSIONS_LINK_DAYS} days and once.`,
  }),
  new_device: (facts) => ({
    subject: 'New sign-in to your account',
    paragraphs: [
      `Your account at ${facts.company.name} was opened on a device that we did not know yet:`,
      deviceAndTime(facts),
      itWasYou,
    ],
    button: notMe,
    footnote: endSessionsAndCall(facts.company.phone),
  }),
  password_changed: ({ company }) => ({
    subject: 'Your password was changed',
    paragraphs: [`The password of your account at ${company.name} has just been changed.`, itWasYou],
    button: notMe,
    footnote: endSessionsAndCall(company.phone),
  }),
  password_switched_off: ({ company }) => ({
    subject: 'Only a passkey signs in to your account now',
    paragraphs: [
      `The sign-in with the password of your account at ${company.name} has just been switched off.`,
      'If it was you, all is well. To switch it on again, create a password in your account.',
    ],
    button: notMe,
    footnote: endSessionsAndCall(company.phone),
  }),
}

/** Kinds whose digest names each event. The digest of any other kind is its e-mail with the number of events. */
export const mailDigests: Partial<Record<MailKind, MailDigest>> = {
  new_device: {
    subject: ({ count }) => `${count} new sign-ins to your account`,
    intro: () => 'Your account was opened on devices that we did not know yet:',
    line: (facts) => `• ${deviceAndTime(facts)}`,
  },
  policy_approved: {
    subject: ({ count }) => `${count} of your policies have been approved`,
    intro: () => 'The policies that you uploaded have been reviewed and approved:',
    line: ({ fileName = 'file', policyNumber }) =>
      policyNumber ? `• ${fileName}, policy number ${policyNumber}` : `• ${fileName}`,
  },
  policy_rejected: {
    subject: ({ count }) => `${count} of your policies need attention`,
    intro: () => 'These policies that you uploaded were not approved:',
    line: ({ fileName = 'file', text }) => (text ? `• ${fileName}: ${text}` : `• ${fileName}`),
  },
  consultation_tomorrow: {
    subject: ({ count }) => `Reminder: you have ${count} consultations`,
    intro: ({ count }) => `You have ${count} consultations:`,
    line: ({ time = 'tomorrow', phone }) => (phone ? `• ${time}, clinic: ${phone}` : `• ${time}`),
    footnote: 'Noted only here: confirm each with its clinic.',
  },
  medication_due: {
    subject: () => 'Time for your medications',
    intro: ({ count }) => `It is time for your medications. There are ${count} doses:`,
    line: ({ time = 'now' }) => `• ${time} dose`,
  },
  medication_stock_low: {
    subject: ({ count }) => `${count} medications are running low`,
    intro: () => 'Going by your times, these stocks are running out. It is a good moment to refill them:',
    line: ({ until }) => (until ? `• one lasts until ${until}` : '• one has run out'),
  },
}

export const mailFrame = {
  greeting: (firstName: string | undefined) => (firstName ? `Hello, ${firstName}` : 'Hello'),
  copyLink: 'If the button does not open, copy this address into your browser:',
  serviceLine: 'Customer service',
  sameNotices: ({ count }: { count: number }) => `This email covers ${count} such notices.`,
  more: ({ count }: { count: number }) => `• and ${count} more`,
}
