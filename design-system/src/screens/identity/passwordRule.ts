import { string } from 'yup';

const shortest = 8;

/** The rule of a password that is chosen: at a sign-up, and for a new one. */
export const passwordRule = string()
  .required('missing')
  .matches(/^[^ ]/, 'startsWithSpace')
  .min(shortest, 'tooShort');
