import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './policy.ts';

test("frames may show the payment partner's page, and our page that takes its answer", () => {
  const policy = contentSecurityPolicy([], { frames: ['https://pay.example'], connections: [] });
  expect(policy).toContain("frame-src 'self' https://pay.example;");
});

test('without a frame to show, no page may stand in one', () => {
  const policy = contentSecurityPolicy([], { frames: [], connections: [] });
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain('frame-src');
});

test('a page may play the sounds that are ours', () => {
  expect(contentSecurityPolicy([], { frames: [], connections: [] })).toContain("; media-src 'self';");
});
