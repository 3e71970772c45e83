import type { ErrorCode } from '#contract/errors.ts'

/** The message of every error code of the API. The apps show it as received. */
export const errorMessages: Record<ErrorCode, string> = {
  malformed_body: 'We could not read the data that was sent. Refresh the page and try again.',
  body_too_large: 'The data that was sent is larger than allowed.',
  unsupported_media_type: 'The format of the data that was sent is not accepted. Send JSON.',
  foreign_origin: 'This request did not come from the app. Open the app and try again.',
  invalid_input: 'Check the highlighted fields and try again.',
  invalid_parameter: 'The requested address has an invalid value.',
  not_found: 'We could not find what you are looking for.',
  method_not_allowed: 'This address does not accept this kind of request.',
  unauthenticated: 'Your session has ended. Sign in again to continue.',
  account_not_approved: 'Your registration has not been approved yet.',
  admin_only: 'Access restricted to administrators.',
  account_blocked: 'Your access is suspended. Call the service line.',
  invalid_credentials: 'Invalid credentials',
  invalid_admin_credentials: 'Wrong email or password',
  registration_failed: 'Your account could not be created. Please try again.',
  confirmation_token_missing: 'Verification token not found. Please check the link that you received.',
  confirmation_token_invalid: 'The email could not be confirmed. The token may be invalid or expired.',
  email_already_confirmed: 'Your email is already confirmed.',
  resend_too_soon: 'We have just sent an email. Wait a minute before requesting another.',
  status_check_off: 'Checking a registration by email is turned off. Sign in to follow your registration.',
  registration_not_rejected: 'Only a rejected registration can be corrected.',
  registration_already_decided: 'This registration has already been decided.',
  decision_final: 'This can no longer be undone: the notice has been sent or the status has changed.',
  rejection_text_limit: 'There are already 50 saved texts. Delete one that you no longer use.',
  reset_token_invalid: 'This password reset link is invalid or has expired. Request a new one.',
  second_factor_required: 'Complete two-step verification to continue.',
  second_factor_code_wrong: 'Wrong code. Check it and try again.',
  second_factor_code_used: 'This code has already been used. Wait for the next one and try again.',
  second_factor_on: 'Two-step verification is already on.',
  second_factor_off: 'Two-step verification is not on.',
  registration_password_wrong:
    'This is not the password of the registration. Try again or choose another one.',
  password_proof_invalid:
    'This step has expired or is already done. Sign in with your password or use “Forgot my password”.',
  password_not_proven:
    'Your e-mail was confirmed on another device, and the password still needs to be confirmed. Use “Forgot my password” to choose another one.',
  wrong_current_password: 'The current password is wrong.',
  consultation_already_scheduled: 'This consultation is already scheduled.',
  consultation_already_closed: 'This consultation has already been completed or cancelled.',
  sleep_overlaps: 'This period overlaps another sleep entry. Check the times.',
  medication_limit: 'You have reached the limit of 100 medications. Delete those that you no longer use.',
  dose_already_decided: 'This dose has already been recorded.',
  dose_not_due: 'This dose is not due for a while yet. Please confirm that you have taken it.',
  stock_not_followed: 'The stock of this medication is not being tracked.',
  changed_meanwhile: 'This record changed in the meantime. Refresh the page and try again.',
  stale_version:
    'This record changed in another tab or on another device. Check what changed before you save.',
  if_match_invalid: 'The If-Match header is invalid. Send the version in quotes.',
  file_missing: 'No file selected',
  file_type_refused: 'The content of the file is not PDF, JPG or PNG, or does not match its name.',
  file_too_large: 'The file is larger than 10 MB. Upload a smaller one.',
  file_unreadable:
    'We could not read the file: it seems incomplete or damaged. Open it, save it again and retry.',
  file_too_many_pixels: 'The image has more than 50 megapixels. Reduce it and upload it again.',
  file_too_complex: 'This PDF is too complex to be opened safely. Save or print it as a PDF again.',
  file_interrupted: 'The upload was interrupted. Try again.',
  file_already_stored: 'This file has already been received.',
  too_many_files: 'This exam already has 10 files. Delete one of them to attach another.',
  file_sent_before: 'You have already uploaded this same file.',
  policy_already_decided: 'This policy has already been decided.',
  logo_type_refused: 'The content of the file is not PNG, JPG or WebP.',
  logo_too_large: 'The logo is larger than 512 KB. Upload a smaller one.',
  logo_too_many_pixels: 'The logo has more than 4 megapixels. Reduce the image and upload it again.',
  message_not_failed: 'This message has already been sent or is being sent.',
  member_changed: 'This person’s status has changed. Refresh the page and check.',
  own_account:
    'Another administrator decides on your own account: blocking, role and policies. Ask one of them.',
  last_administrator:
    'This is the last person who administers the system. Give access to someone else first.',
  reports_at_once: 'Three of your reports are already being created. Wait for one of them to finish.',
  report_over: 'This report has already finished.',
  report_not_over: 'This report is still being created or is already finished.',
  email_unavailable: 'This email could not be used. Try another one.',
  idempotency_key_reused:
    'This submission has already been used with other data. Refresh the page and try again.',
  idempotency_key_invalid: 'The submission’s identifier is invalid.',
  request_in_progress: 'This submission is still being processed. Wait a moment.',
  quota_of_the_day: 'You have reached the limit of today. Try again tomorrow.',
  quota_in_all: 'You have reached the limit of stored records. Delete those that you no longer use.',
  mail_limit_reached:
    'We have already sent several e-mails to this address today. Check your spam folder, or try again tomorrow.',
  too_many_requests: 'Too many attempts. Wait a little and try again.',
  storage_full:
    'We cannot store anything at the moment, and our team has to solve it. Nothing was changed. Try again later.',
  temporarily_unavailable: 'The service is unavailable at the moment. Try again in a few moments.',
  unexpected: 'Something went wrong on our side. Try again in a few moments.',
}

/** For a value of a type that no form sends, if its schema has no message. */
export const INVALID_VALUE = 'Invalid value'
