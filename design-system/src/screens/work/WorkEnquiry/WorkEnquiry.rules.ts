import { problemOfEmail } from '@stillpoint/translations/email.ts';
import { problemOfFullName } from '@stillpoint/translations/personName.ts';
import { object, string } from 'yup';
import { longestTexts } from '@stillpoint/translations/textLengths.ts';
import { judgedText } from '../../../patterns/NativeForm/judgedText.ts';
import { watchForm } from '../../../patterns/NativeForm/watchForm.ts';

/** As the server takes it. The field of the message ends by itself. */
const longestCompany = longestTexts.company;

const schema = object({
  fullname: judgedText(problemOfFullName),
  email: judgedText(problemOfEmail),
  company: string().trim().required('missing').max(longestCompany, 'tooLong'),
  message: string().trim().required('missing'),
});

/** Makes the check of the form: one a form, for it keeps what was typed. */
export const workEnquiryRules = () => watchForm(schema);
