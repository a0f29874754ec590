import { boolean, object, string } from 'yup';
import { guardForm } from '../../../patterns/NativeForm/guardForm.ts';
import type { SignUpDetails } from './SignUpState.ts';

const passwordLength = 8;

const schema = object({
  fullname: string()
    .trim()
    .required('missing')
    .matches(/\S\s+\S/, 'lastNameMissing'),
  email: string().trim().required('missing').email('invalid'),
  password: string().required('missing').matches(/^[^ ]/, 'startsWithSpace').min(passwordLength, 'tooShort'),
  marketingEmails: boolean().required(),
});

/** Checks a sign-up form in the browser. */
export const signUpGuard = guardForm<SignUpDetails>(schema);
