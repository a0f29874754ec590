import { object, string } from 'yup';
import { guardForm } from '../../../patterns/NativeForm/guardForm.ts';
import type { LoginCredentials } from './LoginState.ts';

const schema = object({
  email: string().trim().required('missing').email('invalid'),
  password: string().required('missing'),
});

/** Checks a login form in the browser. */
export const loginGuard = guardForm<LoginCredentials>(schema);
