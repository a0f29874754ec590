import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ReportMoment } from './ReportMoment.tsx';
import { reportMomentStates } from './ReportMoment.states.ts';

const meta = {
  title: 'Screens/Moments/Report moment',
  component: ReportMoment,
  args: {
    frame: { ...sampleFrame, path: '/community/report' },
    state: reportMomentStates.open,
    links: {
      submit: '/community/report?id=q4m7xk2nw8ta',
      own: '/moment?id=q4m7xk2nw8ta',
      community: '/community',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReportMoment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'The form', args: { state: reportMomentStates.open } };

export const WithoutLine: Story = {
  name: 'A moment without a line',
  args: { state: reportMomentStates.withoutLine },
};

export const ReasonMissing: Story = {
  name: 'No reason chosen',
  args: { state: reportMomentStates.reasonMissing },
};

export const LongWords: Story = {
  name: 'A long line and a long name',
  args: { state: reportMomentStates.longWords },
};

export const Own: Story = { name: 'One’s own', args: { state: reportMomentStates.own } };

export const Reported: Story = { name: 'Reported before', args: { state: reportMomentStates.reported } };

export const Gone: Story = { args: { state: reportMomentStates.gone } };

export const TooMany: Story = {
  name: 'Enough for some minutes',
  args: { state: reportMomentStates.tooMany },
};

export const TooManyForHours: Story = {
  name: 'Enough for hours',
  args: { state: reportMomentStates.tooManyForHours },
};

export const ReasonMissingWithoutLine: Story = {
  name: 'No reason, no line',
  args: { state: reportMomentStates.reasonMissingWithoutLine },
};
