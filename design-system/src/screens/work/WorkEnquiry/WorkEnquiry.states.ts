import type { WorkEnquiryState } from './WorkEnquiryState.ts';

const formToken = 'opened-at-sample';
const blank = { values: { fullname: '', email: '', company: '', message: '' }, problems: {}, formToken };
const typed = {
  ...blank,
  values: {
    fullname: 'Alex Morgan',
    email: 'alex.morgan@harbour.example',
    company: 'Harbour & Sons',
    message: 'There are forty of us in Leeds.\nWe would like to give everyone a quieter end to the day.',
  },
};
const long = {
  ...blank,
  values: {
    fullname: 'Maximiliane-Theodora von Hohenlohe-Waldenburg-Schillingsfürst',
    email: 'maximiliane-theodora.von.hohenlohe@occupational-health.harbour-international.example',
    company: 'Harbour International Occupational Health and Wellbeing Partnership (Northern Europe)',
    message: Array(12)
      .fill('There are forty of us in Leeds, and we would like to give everyone a quieter end to the day.')
      .join('\n'),
  },
};

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const workEnquiryStates = {
  ready: { status: 'ready', ...blank },
  submitting: { status: 'submitting', ...typed },
  offline: { status: 'offline', ...typed },
  sent: { status: 'sent', ...typed },
  checkAgain: { status: 'checkAgain', ...typed },
  tooManyAttempts: { status: 'tooManyAttempts', minutes: 30, ...typed },
  unavailable: { status: 'unavailable', ...typed },
  leftEmpty: {
    status: 'ready',
    ...blank,
    problems: { fullname: 'missing', email: 'missing', company: 'missing', message: 'missing' },
  },
  malformed: {
    status: 'ready',
    ...typed,
    values: { ...typed.values, fullname: 'Alex', email: 'alex.morgan' },
    problems: { fullname: 'lastNameMissing', email: 'invalid' },
  },
  emailSuggested: {
    status: 'ready',
    ...typed,
    values: { ...typed.values, email: 'alex.morgan@gmial.com' },
    suggestion: 'alex.morgan@gmail.com',
  },
  tooLong: {
    status: 'ready',
    ...long,
    problems: { fullname: 'tooLong', company: 'tooLong', message: 'tooLong' },
  },
  nameIsAddress: {
    status: 'ready',
    ...typed,
    values: { ...typed.values, fullname: 'harbour.example Morgan' },
    problems: { fullname: 'address' },
  },
  nameCharacters: {
    status: 'ready',
    ...typed,
    values: { ...typed.values, fullname: 'Alex ☾ Morgan' },
    problems: { fullname: 'characters' },
  },
  longSent: { status: 'sent', ...long },
} satisfies {
  [Status in WorkEnquiryState['status']]: Extract<WorkEnquiryState, { status: Status }>;
} & Record<string, WorkEnquiryState>;
