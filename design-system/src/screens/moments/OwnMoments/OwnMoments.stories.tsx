import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { OwnMoments } from './OwnMoments.tsx';
import { ownMomentsStates } from './OwnMoments.states.ts';

const meta = {
  title: 'Screens/Moments/Own moments',
  component: OwnMoments,
  args: {
    frame: { ...sampleFrame, path: '/moments' },
    state: ownMomentsStates.some,
    links: {
      moments: Object.fromEntries(
        Object.values(ownMomentsStates)
          .flatMap(({ moments }) => moments)
          .map(({ id }) => [id, `/moment?id=${id}`]),
      ),
      next: '/moments?after=sample',
      latest: '/moments',
      listen: '/community#exercise',
      account: '/user',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OwnMoments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: 'For people with the link, for buddies, for all',
  args: { state: ownMomentsStates.some },
};

export const One: Story = { name: 'One moment', args: { state: ownMomentsStates.one } };

export const Withheld: Story = {
  name: 'Hidden and removed ones',
  args: { state: ownMomentsStates.withheld },
};

export const LongWords: Story = { name: 'Long lines', args: { state: ownMomentsStates.longWords } };

export const First: Story = { name: 'The first page of several', args: { state: ownMomentsStates.first } };

export const InTheMiddle: Story = {
  name: 'A page in the middle',
  args: { state: ownMomentsStates.inTheMiddle },
};

export const Last: Story = { name: 'The last page', args: { state: ownMomentsStates.last } };

export const Empty: Story = { name: 'Nothing shared yet', args: { state: ownMomentsStates.empty } };

export const LastTakenBack: Story = {
  name: 'A later page whose moments were taken back',
  args: { state: ownMomentsStates.lastTakenBack },
};
