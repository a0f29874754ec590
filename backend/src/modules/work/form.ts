import { likelyEmail } from '@stillpoint/translations/likelyEmail.ts';
import { Type, type Static } from 'typebox';
import { longestTexts } from '@stillpoint/translations/textLengths.ts';
import { problemOfEmail } from '../../domain/email.ts';
import { namesIn, problemOfFullName } from '../../domain/person-name.ts';
import type { WorkEnquiryFacts, WorkEnquiryProblems } from './facts.ts';
import type { Enquiry } from './tables.ts';

const Typed = Type.Optional(Type.String({ maxLength: 1000 }));

/**
 * The form as it is posted. `suggestionSeen` is the address for which a suggestion was shown, `suggestionTaken` the
 * suggestion if it was pressed, `website` is seen by programs alone.
 */
export const WorkEnquiryForm = Type.Object(
  {
    fullname: Typed,
    email: Typed,
    suggestionSeen: Typed,
    suggestionTaken: Typed,
    company: Typed,
    message: Type.Optional(Type.String({ maxLength: 10_000 })),
    formToken: Typed,
    website: Typed,
  },
  {
    examples: [
      {
        fullname: 'Alex Morgan',
        email: 'alex.morgan@harbour.example',
        company: 'Harbour & Sons',
        message: 'There are forty of us in Leeds.',
        formToken: '',
        website: '',
      },
    ],
  },
);
export type WorkEnquiryForm = Static<typeof WorkEnquiryForm>;

const longestCompany = longestTexts.company;
const longestMessage = longestTexts.enquiry;

/** Reads the form. `enquiry` stands where nothing is wrong with it. A suggestion asks once: the same address again is meant. */
export function readWorkEnquiry(form: WorkEnquiryForm): {
  content: Pick<WorkEnquiryFacts, 'values' | 'problems' | 'suggestion'>;
  enquiry: Enquiry | undefined;
} {
  const { fullname, firstName, lastName } = namesIn(form.fullname ?? '');
  const email = (form.suggestionTaken ?? form.email)?.trim() ?? '';
  const company = form.company?.trim().replace(/\s+/g, ' ') ?? '';
  // Browsers post a line break as two characters, and count it as one.
  const message = form.message?.replace(/\r\n?/g, '\n').trim() ?? '';
  const problems = withoutBlanks({
    fullname: problemOfFullName(fullname),
    email: problemOfEmail(email),
    company: problemOfText(company, longestCompany),
    message: problemOfText(message, longestMessage),
  });
  const likely = problems.email === undefined ? likelyEmail(email) : undefined;
  const suggestion = form.suggestionSeen?.trim() === email ? undefined : likely;
  const complete = Object.keys(problems).length === 0 && suggestion === undefined;
  return {
    content: {
      values: { fullname, email, company, message },
      problems,
      ...(suggestion !== undefined && { suggestion }),
    },
    enquiry: complete ? { firstName, lastName, email, company, message } : undefined,
  };
}

function problemOfText(text: string, longest: number) {
  if (text === '') return 'missing' as const;
  return text.length > longest ? ('tooLong' as const) : undefined;
}

function withoutBlanks(problems: {
  [Field in keyof WorkEnquiryProblems]: WorkEnquiryProblems[Field] | undefined;
}): WorkEnquiryProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
