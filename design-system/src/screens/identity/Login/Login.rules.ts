import { object, string } from 'yup';
import { watchForm } from '../../../patterns/NativeForm/watchForm.ts';

const schema = object({
  email: string().trim().required('missing').email('invalid'),
  password: string().required('missing'),
});

/** Makes the check of a login form: one a form, for it keeps what was typed. */
export const loginRules = () => watchForm(schema);
