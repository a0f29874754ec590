import { expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Buddies } from '../../buddies/Buddies/Buddies.tsx';
import { buddiesStates } from '../../buddies/Buddies/Buddies.states.ts';
import type { BuddiesState } from '../../buddies/Buddies/BuddiesState.ts';
import { sampleBuddiesLinks } from '../../buddies/Buddies/sampleBuddiesLinks.ts';
import { Moderation } from '../../moments/Moderation/Moderation.tsx';
import { moderationStates } from '../../moments/Moderation/Moderation.states.ts';
import { Moment } from '../../moments/Moment/Moment.tsx';
import { momentStates } from '../../moments/Moment/Moment.states.ts';
import { ManageFamily } from '../ManageFamily/ManageFamily.tsx';
import { manageFamilyStates } from '../ManageFamily/ManageFamily.states.ts';
import type { ManageFamilyState } from '../ManageFamily/ManageFamilyState.ts';
import { sampleFamilyLinks } from '../ManageFamily/sampleFamilyLinks.ts';
import { answerNoOnEscape } from './answerNoOnEscape.ts';

const momentLinks = {
  ...{ submit: '/moment?id=sample', close: '/moment?id=sample', report: '/report', ownMoments: '/moments' },
  ...{ community: '/community', share: '/share', gift: '/gift', login: '/login', plans: '/plans', home: '/' },
  sounds: { 'four-and-four': '/four.mp3' },
};

const family = (state: ManageFamilyState) => (
  <ManageFamily frame={sampleFrame} state={state} links={sampleFamilyLinks} />
);
const buddies = (state: BuddiesState) => (
  <Buddies frame={sampleFrame} state={state} links={sampleBuddiesLinks} />
);

test.each<[string, ReactNode]>([
  ['removing a person', family(manageFamilyStates.removing)],
  ['withdrawing an invite', family(manageFamilyStates.withdrawing)],
  ['leaving a family', family(manageFamilyStates.memberLeaving)],
  ...Object.entries(buddiesStates as Record<string, BuddiesState>).flatMap(([name, state]) =>
    'asking' in state ? [[`buddies: ${name}`, buddies(state)] satisfies [string, ReactNode]] : [],
  ),
  ...Object.entries(moderationStates).flatMap(([name, state]) =>
    'asking' in state
      ? [
          [
            `moderation: ${name}`,
            <Moderation
              key={name}
              frame={sampleFrame}
              state={state}
              links={{ submit: '/moderation', close: '/moderation', community: '/community' }}
            />,
          ] satisfies [string, ReactNode],
        ]
      : [],
  ),
  [
    'taking a moment back',
    <Moment key="moment" frame={sampleFrame} state={momentStates.revoking} links={momentLinks} />,
  ],
])('the no of a question leads back to the control that asked it: %s', (_what, page) => {
  render(page);
  const no = within(screen.getByRole('dialog')).getByRole('link');
  const id = no.getAttribute('href')?.split('#')[1] ?? '';
  expect(document.getElementById(id)).toHaveProperty('tabIndex', 0);
  expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
});

test('Escape answers no, once', async () => {
  render(family(manageFamilyStates.removing));
  answerNoOnEscape(document);
  const followed = vi.fn((event: Event) => event.preventDefault());
  within(screen.getByRole('dialog')).getByRole('link').addEventListener('click', followed);
  await userEvent.keyboard('a');
  expect(followed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(followed).toHaveBeenCalledOnce();
});
