import type { LegalState } from './LegalState.ts';

/** Every state of the screen, once. */
export const legalStates = {
  ready: {
    status: 'ready',
    title: 'Privacy policy',
    updated: '2026-11-02',
    blocks: [
      {
        kind: 'paragraph',
        text: 'This page says what we keep about you, why we keep it, and when we delete it.',
      },
      { kind: 'heading', id: 'what-we-keep', text: 'What we keep' },
      {
        kind: 'paragraph',
        text: 'We keep what the contract between us needs, and nothing else unless you agree.',
      },
      {
        kind: 'list',
        items: [
          'Your name and your email',
          'Your plan, and what you paid for it',
          'The language you read us in',
        ],
      },
      { kind: 'heading', id: 'how-long', text: 'How long we keep it' },
      {
        kind: 'paragraph',
        text: 'Events that you agreed to are deleted after ninety days, and with your account.',
      },
    ],
  },
  unavailable: { status: 'unavailable' },
} satisfies { [Status in LegalState['status']]: Extract<LegalState, { status: Status }> };
