import type { FastifyRequest } from 'fastify';
import type { PageHandler } from '../../../http/page-handler.ts';
import type { Question } from '../company-sign-in/questions.ts';
import { readNewEmail } from '../sign-in/forms.ts';
import type { ToldProblems } from '../company-sign-in/told-problems.ts';
import { languagePrefix } from '../../../domain/languages.ts';
import { accountLinkPath } from '../company-sign-in/outcome-addresses.ts';
import { questionPages } from '../told.ts';
import { onwardFromQuestion, withBeginningOf, type OnwardParts } from './onward-from-question.ts';
import { overBeforeWait } from './over-before-wait.ts';

export interface QuestionPageParts extends OnwardParts {
  /** The question that this browser has to answer. */
  questionIn: (request: FastifyRequest) => Promise<Question | undefined>;
  toldProblems: Pick<ToldProblems, 'take'>;
}

/** The page of that question. Its forms post to routes of their own, which lead back here. */
export function questionPage({ questionIn, toldProblems, ...parts }: QuestionPageParts): PageHandler {
  return {
    show: async (visit) => {
      const { request, language } = visit;
      const asked = await questionIn(request);
      const shown = asked && shownOf(asked);
      if (shown === 'onOwnPage') {
        const address = `${languagePrefix(language)}${accountLinkPath}`;
        return { redirectTo: withBeginningOf(visit, address, parts.rules) };
      }
      const told = await toldProblems.take(visit, questionPages);
      const { signedIn, next } = shown === undefined ? await onwardFromQuestion(visit, told, parts) : {};
      if (next !== undefined) return next;
      const { problem, count } = told;
      return {
        route: 'saveExternalAuth',
        personal: true,
        facts: {
          ...(problem !== undefined && { problem }),
          ...(count !== undefined && { count }),
          ...(shown !== undefined && { asked: shown, ...overBeforeWait(shown, told) }),
          ...(signedIn && { signedIn }),
        },
      };
    },
  };
}

/** The question with what the page adds to it, unless another page asks it. */
function shownOf({ question, ...rest }: Question) {
  return question === 'account' ? 'onOwnPage' : { ...rest, question, ...suggestionFor(rest.typed) };
}

/** The address that was probably meant. */
function suggestionFor(typed: string | undefined) {
  if (typed === undefined) return {};
  const { suggestion } = readNewEmail({ email: typed });
  return suggestion === undefined ? {} : { suggestion };
}
