import { measureDraws } from './draws/draws.ts';
import type { Effort, Findings } from './Figure.ts';
import { measureForms } from './forms/forms.ts';
import { measureLighthouse } from './lighthouse/lighthouse.ts';
import { measureMails } from './mails.ts';
import { measureSignIn } from './server/sign-in.ts';
import { measureServer } from './server/server.ts';
import { measureStorybook } from './storybook.ts';
import { measureStories } from './stories.ts';
import { measureWeights } from './weights.ts';

/** The parts of the bench by the word that runs each alone. */
export const parts = {
  weights: measureWeights,
  forms: measureForms,
  draws: measureDraws,
  stories: measureStories,
  storybook: measureStorybook,
  lighthouse: measureLighthouse,
  server: measureServer,
  signIn: measureSignIn,
  mails: measureMails,
} satisfies Record<string, (effort: Effort) => Promise<Findings>>;
