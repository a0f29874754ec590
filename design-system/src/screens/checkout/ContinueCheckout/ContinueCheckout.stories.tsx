import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ContinueCheckout } from './ContinueCheckout.tsx';
import { continueCheckoutStates } from './ContinueCheckout.states.ts';

const meta = {
  title: 'Screens/Checkout/Continue checkout',
  component: ContinueCheckout,
  args: {
    frame: {
      ...sampleFrame,
      account: { status: 'signedIn', firstName: 'Nora' },
      path: '/checkout/saved?id=sample',
    },
    state: continueCheckoutStates.gone,
    links: { plans: '/plans', switchAccount: '/logout?back=/checkout/saved?id=sample' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContinueCheckout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gone: Story = { name: 'Nothing is kept in this account' };
