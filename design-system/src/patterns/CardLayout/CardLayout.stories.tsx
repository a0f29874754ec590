import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { CardLayout } from './CardLayout.tsx';

const meta = {
  title: 'Patterns/Card layout',
  component: CardLayout,
  args: {
    frame: sampleFrame,
    topic: 'Logging in with your workplace',
    title: 'Do you already have an account?',
    text: 'If you use Stillpoint at home, we connect the two and keep everything you saved.',
    children: (
      <LinkButton href="/login" wide>
        Yes, I have one
      </LinkButton>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CardLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PaymentDue: Story = {
  name: 'A renewal failed',
  args: {
    frame: {
      ...sampleFrame,
      path: '/user/passkeys',
      account: { status: 'signedIn', firstName: 'Alex' },
      paymentDue: { amount: { amount: 1299, currency: 'EUR' }, nextTryOn: '2026-12-01', lastTry: true },
    },
  },
};
