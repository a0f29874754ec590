import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ShareMoment } from './ShareMoment.tsx';
import { shareMomentStates } from './ShareMoment.states.ts';

const meta = {
  title: 'Screens/Moments/Share moment',
  component: ShareMoment,
  args: {
    frame: { ...sampleFrame, path: '/moment/share' },
    state: shareMomentStates.open,
    links: {
      submit: '/moment/share',
      account: '/user',
      listen: '/community#exercise',
      community: '/community',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShareMoment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'The form', args: { state: shareMomentStates.open } };

export const HourMissing: Story = { name: 'No hour chosen', args: { state: shareMomentStates.hourMissing } };

export const LineTooLong: Story = {
  name: 'A line that is too long',
  args: { state: shareMomentStates.lineTooLong },
};

export const LineNotPlain: Story = {
  name: 'A line with a link',
  args: { state: shareMomentStates.lineNotPlain },
};

export const BothRefused: Story = { name: 'Both refused', args: { state: shareMomentStates.bothRefused } };

export const LongWords: Story = {
  name: 'Long name, whole line',
  args: { state: shareMomentStates.longWords },
};

export const NameMissing: Story = { name: 'No first name', args: { state: shareMomentStates.nameMissing } };

export const NotFinished: Story = {
  name: 'Not listened to the end',
  args: { state: shareMomentStates.notFinished },
};

export const TooMany: Story = { name: 'Enough for a minute', args: { state: shareMomentStates.tooMany } };

export const TooManyForHours: Story = {
  name: 'Enough for hours',
  args: { state: shareMomentStates.tooManyForHours },
};

export const Barred: Story = { name: 'Barred from sharing', args: { state: shareMomentStates.barred } };
