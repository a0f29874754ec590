/** @vitest-environment node */
import { expect, test } from 'vitest';
import { languages } from '@stillpoint/translations';
import { createInstance } from 'i18next';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { withBrand } from '../formatting/withBrand.ts';
import * as mails from '../generated/mails.ts';
import { drawMail } from './drawMail.tsx';
import type { MailName } from './MailFacts.ts';
import { sampleMailFrame } from './sampleMailFrame.ts';

const brand = { name: 'Ohm', logo: 'https://ohm.example/logo.png' };
const { resolve } = createRequire(import.meta.url);
const states = Object.entries(mails as unknown as Record<string, Record<string, never>>).flatMap(
  ([list, each]) =>
    list.endsWith('States') ? Object.values(each).map((facts) => [list.slice(0, -6), facts] as const) : [],
);

test.each(languages)('each mail in each of its states names the other brand alone: %s', async (language) => {
  const words = JSON.parse(
    readFileSync(resolve(`@stillpoint/translations/${language}/mails.json`), 'utf8'),
  ) as Record<string, string>;
  const i18n = createInstance();
  await i18n.init({ lng: language, resources: withBrand({ [language]: { mails: words } }, brand) });
  const frame = { ...sampleMailFrame, language, brand };

  for (const [name, facts] of states) {
    const mail = drawMail(name as MailName, facts, frame, i18n.getFixedT<'mails'>(language, 'mails'));
    expect(Object.values(mail).join('\n')).not.toContain('Stillpoint');
    expect(mail.html).toMatch(/<img src="https:\/\/ohm\.example\/logo\.png" alt="" height="24"[^>]*> Ohm/);
  }
});
