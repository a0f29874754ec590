import { problemOfEmail } from '@stillpoint/translations/email.ts';
import { object } from 'yup';
import { judgedText } from '../../../patterns/NativeForm/judgedText.ts';
import { watchForm } from '../../../patterns/NativeForm/watchForm.ts';

const schema = object({
  email: judgedText(problemOfEmail),
});

/** Makes the check of the form: one a form, for it keeps what was typed. */
export const forgotPasswordRules = () => watchForm(schema);
