import { object, string } from 'yup';
import { watchForm } from '../../../patterns/NativeForm/watchForm.ts';

/** The name of an organisation has no @; an address has a domain after it. */
const nameOrAddress = /^[^@]*$|^\S*@[^\s@.]+(?:\.[^\s@.]+)+$/;

const schema = object({ term: string().trim().required('missing').matches(nameOrAddress, 'invalid') });

/** Makes the check of a look-up form. */
export const ssoLoginRules = () => watchForm(schema);
