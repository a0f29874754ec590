import { object, string } from 'yup';
import { watchForm } from '../../../patterns/NativeForm/watchForm.ts';

const schema = object({
  email: string().trim().required('missing').email('invalid'),
});

/** Makes the check of the form: one a form, for it keeps what was typed. */
export const forgotPasswordRules = () => watchForm(schema);
