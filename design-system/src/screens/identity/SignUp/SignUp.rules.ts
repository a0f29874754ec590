import { problemOfEmail } from '@stillpoint/translations/email.ts';
import { problemOfFullName } from '@stillpoint/translations/personName.ts';
import { object } from 'yup';
import { judgedText } from '../../../patterns/NativeForm/judgedText.ts';
import { watchForm } from '../../../patterns/NativeForm/watchForm.ts';
import { passwordRule } from '../passwordRule.ts';

const schema = object({
  fullname: judgedText(problemOfFullName),
  email: judgedText(problemOfEmail),
  password: passwordRule,
});

/** Makes the check of a sign-up form: one a form, for it keeps what was typed. */
export const signUpRules = () => watchForm(schema);
