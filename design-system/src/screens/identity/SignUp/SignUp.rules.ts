import { object, string } from 'yup';
import { watchForm } from '../../../patterns/NativeForm/watchForm.ts';
import { passwordRule } from '../passwordRule.ts';

const schema = object({
  fullname: string()
    .trim()
    .required('missing')
    .matches(/\S\s+\S/, 'lastNameMissing'),
  email: string().trim().required('missing').email('invalid'),
  password: passwordRule,
});

/** Makes the check of a sign-up form: one a form, for it keeps what was typed. */
export const signUpRules = () => watchForm(schema);
