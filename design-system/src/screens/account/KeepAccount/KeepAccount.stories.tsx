import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { KeepAccount } from './KeepAccount.tsx';
import { keepAccountStates } from './KeepAccount.states.ts';

const meta = {
  title: 'Screens/Account/Keep account',
  component: KeepAccount,
  args: {
    frame: sampleFrame,
    state: keepAccountStates.ready,
    links: { submit: '/user/keep', logout: '/logout', home: '/' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof KeepAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Until it is deleted' };

export const Begun: Story = { name: 'The deletion has begun', args: { state: keepAccountStates.begun } };
