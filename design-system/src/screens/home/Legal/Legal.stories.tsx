import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Legal } from './Legal.tsx';
import { legalStates } from './Legal.states.ts';

const meta = {
  title: 'Screens/Home/Legal',
  component: Legal,
  args: {
    frame: sampleFrame,
    state: legalStates.ready,
    links: { again: '/privacy-policy' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Legal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Unavailable: Story = {
  args: { state: legalStates.unavailable },
};
