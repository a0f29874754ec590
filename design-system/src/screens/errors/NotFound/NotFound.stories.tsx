import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Screens/Errors/Not found',
  component: NotFound,
  args: {
    frame: sampleFrame,
    links: { home: '/', help: '/help' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = { name: 'No such page' };
