import { Type, type Static } from 'typebox';
import { ApiErrors } from '../../../http/api-errors.ts';
import { Question } from './questions.ts';

const pendingSignIn = 'q5xYqkPvmYzYBZQm0ZpXoHn2cN3xVqyLkR8oYw4cUuE';
const questionExample = {
  pendingSignIn,
  question: 'owner' as const,
  connection: 'google',
  firstName: 'Sami',
  email: 's•••@demo.stillpoint.example',
  ways: { password: true, connections: ['apple'] },
  expiresAt: '2026-11-22T18:40:00.000Z',
};
/** What is asked. */
export const QuestionAnswer = Type.Object(
  { data: Type.Object({ attributes: Question }) },
  { examples: [{ data: { attributes: questionExample } }] },
);
const NextAnswer = Type.Object(
  { data: Type.Object({ attributes: Type.Union([Question, Type.Object({ next: Type.String() })]) }) },
  { examples: [{ data: { attributes: { next: '/auth?code=1f3&state=9ab' } } }] },
);
/** What the answers to a question are answered with: the next question, or where it leads. */
export const answers = {
  200: NextAnswer,
  303: Type.Null(),
  401: ApiErrors,
  403: ApiErrors,
  404: ApiErrors,
  409: ApiErrors,
  422: ApiErrors,
  429: ApiErrors,
};

const Text = Type.String({ maxLength: 1000 });
/** Another tab may have begun another pending sign-in: an answer counts for the one on whose page it was given. */
const named = { pendingSignIn: Text };
/**
 * The answer to the question for an address: without a field for it, the one that the company told. `suggestionSeen` is the
 * address for which a suggestion was shown, `suggestionTaken` the suggestion where it was pressed.
 */
export const AddressForm = Type.Object(
  {
    ...named,
    email: Type.Optional(Text),
    suggestionSeen: Type.Optional(Text),
    suggestionTaken: Type.Optional(Text),
  },
  { examples: [{ pendingSignIn, email: 'gloria@people.stillpoint.example' }] },
);
export type AddressForm = Static<typeof AddressForm>;
/** The code that was mailed. */
export const CodeForm = Type.Object(
  { ...named, code: Text },
  { examples: [{ pendingSignIn, code: '204518' }] },
);
/** The password of the account. */
export const OwnerForm = Type.Object(
  { ...named, password: Text },
  { examples: [{ pendingSignIn, password: 'rest-easy-2026' }] },
);
/** An answer that is said by where it is sent. */
export const NothingForm = Type.Object(named, { examples: [{ pendingSignIn }] });
