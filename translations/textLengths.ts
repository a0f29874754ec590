/** The most characters that a text may have which is typed into a form. The field, its rules and the server read the same number. */
export const longestTexts = {
  company: 100,
  enquiry: 1500,
  giftMessage: 300,
  reasonForLeaving: 300,
  reasonToTerminate: 1500,
} as const;
