import { object, string } from 'yup';
import { watchForm } from '../../../patterns/NativeForm/watchForm.ts';

const schema = object({
  fullname: string()
    .trim()
    .required('missing')
    .matches(/\S\s+\S/, 'lastNameMissing'),
  email: string().trim().required('missing').email('invalid'),
  company: string().trim().required('missing'),
  message: string().trim().required('missing'),
});

/** Makes the check of the form: one a form, for it keeps what was typed. */
export const workEnquiryRules = () => watchForm(schema);
