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
  suggestionSeen: string().transform((typed: string) => typed || undefined),
});

/** Makes the check of a sign-up form: one a form, for it keeps what was typed. */
export const guardSignUp = () => guardForm<SignUpDetails>(schema);
