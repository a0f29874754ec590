import { closeMenusWhenLeft } from '@stillpoint/design-system';
import { consentIn } from '../domain/consent.ts';
import { browserErrors, startErrorReporting } from '../services/errorReporting.ts';
import { holdAnswer } from './holdAnswer.ts';
import { pageDataIn } from './inDocument.ts';
import type { QuietPageData } from './PageData.ts';

const data = pageDataIn(document) as QuietPageData;
startErrorReporting(data.settings.errorReporting, browserErrors(window));
closeMenusWhenLeft(document);

// Without consent and without effects of its own, a page has nothing to run until its notice is answered.
if (data.state !== undefined || consentIn(document.cookie).analytics === 'accept') void runEffects();
else holdAnswer(document, runEffects, window.reportError.bind(window));

async function runEffects() {
  const { runQuietEffects } = await import(/* webpackChunkName: 'quiet-effects' */ './runQuietEffects.ts');
  await runQuietEffects(data);
}
