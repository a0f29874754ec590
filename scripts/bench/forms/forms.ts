import { runSteps } from '../../build-steps/run-steps.ts';
import { generated } from '../../build-steps/steps.ts';
import { haveChromium } from '../../test-run/install-chromium.ts';
import type { Effort, Figure, Findings } from '../Figure.ts';
import { median, rounded } from '../statistics.ts';
import { timesInBrowser } from './in-browser.ts';
import { timesOnServer } from './on-server.ts';
import { measureOwnCode } from './own-code.ts';
import type { Times } from './page/inTurns.ts';

/** What sign-up forms of the design system cost beside the same ones of plain React elements with a class. */
export async function measureForms(effort: Effort): Promise<Findings> {
  await runSteps(generated);
  const ownCode = await measureOwnCode();
  const onServer = beside('server-render-one', await timesOnServer(effort));
  if (!(await haveChromium())) {
    return { figures: [...ownCode, ...onServer], leftOut: ['Forms in a browser: no Chromium was found.'] };
  }
  const inBrowser = await timesInBrowser(effort);
  return {
    figures: [
      ...ownCode,
      ...onServer,
      ...Object.entries(inBrowser).flatMap(([name, times]) => beside(name, times)),
    ],
  };
}

/** How often the plain form's time ours takes, and what the plain ones take. */
function beside(name: string, { ours, plain }: Times): Figure[] {
  return [
    { name: `forms.${name}`, value: rounded(median(ours) / median(plain), 2), unit: 'x plain' },
    { name: `forms.${name}.plain`, value: rounded(median(plain), 1), unit: 'ms' },
  ];
}
