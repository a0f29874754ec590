import { problemOfEmail } from '@stillpoint/translations/email.ts';
import { object, string } from 'yup';
import { judgedText } from '../../../patterns/NativeForm/judgedText.ts';
import { watchForm } from '../../../patterns/NativeForm/watchForm.ts';

const schema = object({
  email: judgedText(problemOfEmail),
  password: string().required('missing'),
});

/** Makes the check of a login form: one a form, for it keeps what was typed. */
export const loginRules = () => watchForm(schema);
