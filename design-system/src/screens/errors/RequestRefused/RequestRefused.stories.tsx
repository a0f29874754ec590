import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { RequestRefused } from './RequestRefused.tsx';
import { requestRefusedStates } from './RequestRefused.states.ts';

const meta = {
  title: 'Screens/Errors/Request refused',
  component: RequestRefused,
  args: {
    frame: sampleFrame,
    state: requestRefusedStates.foreignPage,
    links: { again: '/login', home: '/', help: '/help' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RequestRefused>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForeignPage: Story = { name: 'Sent by another site' };

export const Unreadable: Story = { args: { state: requestRefusedStates.unreadable } };

export const TooLarge: Story = {
  name: 'Too large, and the address shows no page',
  args: { state: requestRefusedStates.tooLarge, links: { home: '/', help: '/help' } },
};
