import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { homeStates } from '@stillpoint/design-system';
import { languages, type Language } from '@stillpoint/translations';
import { createI18n } from '../../../app/i18n.ts';
import { page } from './page.ts';

function descriptionIn(language: Language, trialDays: number) {
  const file = join(import.meta.dirname, '../../../../../translations', language, 'home.json');
  const missing: unknown[] = [];
  const i18n = createI18n(language, { home: JSON.parse(readFileSync(file, 'utf8')) as object }, (words) =>
    missing.push(words),
  );
  const plans = homeStates.ready.plans.map((plan) => ({
    ...plan,
    trialDays: plan.kind === 'annual' ? trialDays : 0,
  }));
  const facts = trialDays > 0 ? { ...homeStates.ready, plans } : homeStates.former;
  const description = page.description?.(facts, i18n);
  expect(missing).toEqual([]);
  return description;
}

test.each(languages)('the description of home in "%s" names the free days that are sold', (language) => {
  expect(descriptionIn(language, 21)).toMatch(/\b21\b/);
  expect(descriptionIn(language, 1)).not.toMatch(/\d/);
});

test.each(languages)(
  'the description of home in "%s" promises no free days where none are sold',
  (language) => {
    const short = descriptionIn(language, 0) ?? '';

    expect(short).not.toMatch(/Stillpoint|\d/);
    expect(descriptionIn(language, 21)).toMatch(new RegExp(`^${short}`));
  },
);
