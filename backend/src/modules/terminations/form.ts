import { likelyEmail } from '@stillpoint/translations/likelyEmail.ts';
import { Type, type Static } from 'typebox';
import { longestTexts } from '@stillpoint/translations/textLengths.ts';
import { addDays, type Day } from '../../domain/days.ts';
import { problemOfEmail } from '../../domain/email.ts';
import { problemOfName } from '../../domain/person-name.ts';
import { holdsAddress, holdsHiddenCharacter, holdsLongNumber } from '../../domain/written-text.ts';
import type { FactsOf } from '../../http/page-handler.ts';
import { terminationKinds, type Declaration } from './tables.ts';

type Facts = Extract<FactsOf<'endContract'>, { status: 'ready' }>;

const Typed = Type.Optional(Type.String({ maxLength: 1000 }));

/**
 * Both forms of the page. `declare` posts the declaration, `confirm` the token of the mail. `suggestionSeen` is the address
 * for which a suggestion was shown, `suggestionTaken` the suggestion if it was pressed, `website` is seen by programs alone.
 */
export const TerminationForm = Type.Object({
  step: Type.Optional(Type.Enum(['declare', 'confirm'])),
  token: Type.Optional(Type.String({ maxLength: 100 })),
  name: Typed,
  email: Typed,
  suggestionSeen: Typed,
  suggestionTaken: Typed,
  contract: Typed,
  kind: Type.Optional(Type.Enum([...terminationKinds])),
  reason: Type.Optional(Type.String({ maxLength: 10_000 })),
  endsOn: Typed,
  formToken: Typed,
  website: Typed,
});
export type TerminationForm = Static<typeof TerminationForm>;

const longestReason = longestTexts.reasonToTerminate;
const latestInDays = 2 * 366;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the form. `declaration` stands where nothing is wrong with it. A suggestion asks once: the same address again is meant. */
export function readTermination(
  form: TerminationForm,
  today: Day,
): { content: Pick<Facts, 'values' | 'problems' | 'suggestion'>; declaration: Declaration | undefined } {
  const name = form.name?.trim().replace(/\s+/g, ' ') ?? '';
  const email = (form.suggestionTaken ?? form.email)?.trim() ?? '';
  const contract = form.contract?.trim() ?? '';
  const kind = form.kind ?? 'ordinary';
  // Browsers post a line break as two characters, and count it as one.
  const reason = form.reason?.replace(/\r\n?/g, '\n').trim() ?? '';
  const endsOn = form.endsOn?.trim() ?? '';
  const problems = withoutBlanks({
    name: problemOf(name, problemOfName(name) !== undefined),
    email: problemOfEmail(email),
    contract: contract !== '' && !/^[A-Z0-9-]{1,40}$/i.test(contract) ? ('invalid' as const) : undefined,
    reason: problemOfReason(kind, reason),
    endsOn: endsOn !== '' && !isDayToCome(endsOn, today) ? ('invalid' as const) : undefined,
  });
  const likely = problems.email === undefined ? likelyEmail(email) : undefined;
  const suggestion = form.suggestionSeen?.trim() === email ? undefined : likely;
  const complete = Object.keys(problems).length === 0 && suggestion === undefined;
  return {
    content: {
      values: { name, email, contract, kind, reason, endsOn },
      problems,
      ...(suggestion !== undefined && { suggestion }),
    },
    declaration: complete
      ? { name, email, kind, contract: contract || null, reason: reason || null, endsOn: endsOn || null }
      : undefined,
  };
}

function problemOf(text: string, invalid: boolean) {
  if (text === '') return 'missing' as const;
  return invalid ? ('invalid' as const) : undefined;
}

/** It is part of our mail, to an address that any visitor may type, so it holds no address and no number that leads elsewhere. */
function problemOfReason(kind: Declaration['kind'], reason: string) {
  if (reason === '') return kind === 'forCause' ? ('missing' as const) : undefined;
  if (reason.length > longestReason) return 'tooLong' as const;
  if (holdsLongNumber(reason)) return 'number' as const;
  const lines = reason.split('\n');
  return lines.some((line) => holdsAddress(line) || holdsHiddenCharacter(line))
    ? ('invalid' as const)
    : undefined;
}

function isDayToCome(text: string, today: Day): boolean {
  if (!dayPattern.test(text) || text < today || text > addDays(today, latestInDays)) return false;
  return addDays(text, 0) === text;
}

function withoutBlanks(problems: {
  [Field in keyof Facts['problems']]: Facts['problems'][Field] | undefined;
}): Facts['problems'] {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
