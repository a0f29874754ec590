import { object, string } from 'yup';
import { guardForm } from '../../../patterns/NativeForm/guardForm.ts';
import type { LoginCredentials } from './LoginState.ts';

const schema = object({
  email: string().trim().required('missing').email('invalid'),
  password: string().required('missing'),
});

/** Makes the check of a login form: one a form, for it keeps what was typed. */
export const guardLogin = () => guardForm<LoginCredentials>(schema);
