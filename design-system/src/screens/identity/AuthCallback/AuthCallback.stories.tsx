import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { AuthCallback } from './AuthCallback.tsx';
import { authCallbackStates } from './AuthCallback.states.ts';

const meta = {
  title: 'Screens/Identity/Auth callback',
  component: AuthCallback,
  args: {
    frame: sampleFrame,
    state: authCallbackStates.continuing,
    links: { login: '/login', help: '/help' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthCallback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Continuing: Story = { name: 'On the way' };

export const Failed: Story = { name: 'Logging in failed', args: { state: authCallbackStates.failed } };
