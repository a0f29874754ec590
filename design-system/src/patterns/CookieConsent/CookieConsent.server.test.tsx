/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server.node';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { CookieConsent } from './CookieConsent.tsx';

test('keeps its details in the page while there is no script', () => {
  const html = renderToString(<CookieConsent frame={sampleFrame} />);
  expect(html).toContain('<details');
  expect(html).toContain('name="analytics"');
  expect(html).not.toContain('checked');
});
