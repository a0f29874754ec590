import { closeMenusWhenLeft } from '@stillpoint/design-system';
import { consentIn } from '../../domain/consent.ts';
import { createReturns } from '../../services/returns.ts';
import { browserErrors, startErrorReporting } from '../../services/errorReporting.ts';
import { holdAnswer } from './holdAnswer.ts';
import { whenSeen } from './whenSeen.ts';
import { pageDataIn } from './inDocument.ts';
import type { QuietPageData } from '../PageData.ts';

const data = pageDataIn(document) as QuietPageData;
startErrorReporting(data.settings.errorReporting, browserErrors(window));
closeMenusWhenLeft(document);
// Without it, what is typed stays hidden.
if (document.querySelector('[data-password]') !== null) revealPasswords().catch(() => undefined);
// Without it, Escape does nothing: the no is a link.
if (document.querySelector('[data-question-no]') !== null) answerOnEscape().catch(() => undefined);

// Without consent and effects of its own, a page has nothing to run until its notice is answered, or its player is near.
const audio = document.querySelector('audio');
const teaser = document.querySelector('[data-teaser]');
let running: Promise<void> | undefined;
if (data.state !== undefined || consentIn(document.cookie).analytics === 'accept') void runEffects();
else {
  holdAnswer(document, runEffects, window.reportError.bind(window));
  if (audio?.parentElement) whenSeen(audio.parentElement, () => void runEffects());
  else if (teaser) whenSeen(teaser, () => void runEffects(), '100%');
}

// The address of the way back from signing in is good for one visit.
if (data.route !== 'authCallback') createReturns(window).onReturn(() => void checkAgain());

async function checkAgain() {
  try {
    const { checkVisitor } = await import(/* webpackChunkName: 'visitor-check' */ './visitorCheck.ts');
    await checkVisitor(data, window);
  } catch {
    // Without a network there is nothing to compare the page with.
  }
}

async function revealPasswords() {
  const { revealPasswordsOnPress } = await import(
    /* webpackChunkName: 'reveal-passwords' */ './revealPasswords.ts'
  );
  revealPasswordsOnPress(document);
}

async function answerOnEscape() {
  const { answerNoOnEscape } = await import(/* webpackChunkName: 'question' */ './answerNoOnEscape.ts');
  answerNoOnEscape(document);
}

/** Runs the effects once. What could not be loaded is tried again. */
function runEffects(): Promise<void> {
  running ??= loadEffects().catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

async function loadEffects() {
  const { runQuietEffects } = await import(/* webpackChunkName: 'quiet-effects' */ './runQuietEffects.ts');
  await runQuietEffects(data, audio ? 'drawn' : teaser ? 'teased' : undefined);
}
