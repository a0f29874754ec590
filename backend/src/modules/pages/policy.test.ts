import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './policy.ts';

// ASVS V14.2.6
test("frames may show the payment partner's page, and our page that takes its answer", () => {
  const policy = contentSecurityPolicy([], { frames: ['https://pay.example'], connections: [] });
  expect(policy).toContain("frame-src 'self' https://pay.example;");
});

// ASVS V1.14.6 V5.3.3 V10.3.2 V12.3.6 V14.4.3
test('without a frame to show, no page may stand in one', () => {
  const policy = contentSecurityPolicy([], { frames: [], connections: [] });
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain('frame-src');
});

test('a page may play the sounds that are ours', () => {
  expect(contentSecurityPolicy([], { frames: [], connections: [] })).toContain("; media-src 'self';");
});

// ASVS V5.2.4 V5.3.3 V14.4.3 V14.4.7
test('a page runs no script that stands in it or is made of a text, and stands in no frame', () => {
  const policy = contentSecurityPolicy(['a{}'], { frames: [], connections: [] });
  expect(policy).toContain("; script-src 'self';");
  expect(policy).toContain("; frame-ancestors 'none';");
  expect(policy).not.toMatch(/unsafe|\*/);
});
