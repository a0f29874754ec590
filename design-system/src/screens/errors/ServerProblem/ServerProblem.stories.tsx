import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ServerProblem } from './ServerProblem.tsx';

const meta = {
  title: 'Screens/Errors/Server problem',
  component: ServerProblem,
  args: {
    frame: sampleFrame,
    links: { again: '/', help: '/help' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServerProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: 'Try again in a moment' };
