import { object, ref, string } from 'yup';
import { watchForm } from '../../../patterns/NativeForm/watchForm.ts';
import { passwordRule } from '../passwordRule.ts';

const schema = object({
  password: passwordRule,
  confirmation: string()
    .required('missing')
    .oneOf([ref('password')], 'different'),
});

/** Makes the check of the form: one a form, for it keeps what was typed. */
export const newPasswordRules = () => watchForm(schema);
