import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { GivenGift } from './GivenGift.tsx';
import { givenGiftStates } from './GivenGift.states.ts';

const meta = {
  title: 'Screens/Checkout/Given gift',
  component: GivenGift,
  args: {
    frame: { ...sampleFrame, path: '/gift/given' },
    state: givenGiftStates.given,
    links: {
      submit: '/gift/given',
      retry: '/gift/given',
      give: '/gift',
      subscription: '/subscription',
      switchAccount: '/logout?back=%2Fgift',
      help: 'https://help.example/',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GivenGift>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = { name: 'Before its day' };

export const Sent: Story = { name: 'The mail has gone out', args: { state: givenGiftStates.sent } };

export const Sending: Story = { name: 'The mail goes out now', args: { state: givenGiftStates.sending } };

export const Family: Story = { name: 'For a family, without words', args: { state: givenGiftStates.family } };

export const SentAgain: Story = { name: 'Sent once more', args: { state: givenGiftStates.sentAgain } };

export const JustSent: Story = { name: 'Sent a moment ago', args: { state: givenGiftStates.justSent } };

export const CorrectedAndSent: Story = {
  name: 'Sent to another address, with a new code',
  args: { state: givenGiftStates.correctedAndSent },
};

export const Corrected: Story = {
  name: 'The address is corrected',
  args: { state: givenGiftStates.corrected },
};

export const AddressInvalid: Story = {
  name: 'An address that cannot be right',
  args: { state: givenGiftStates.addressInvalid },
};

export const AddressMissing: Story = {
  name: 'No address',
  args: { state: givenGiftStates.addressMissing },
};

export const Unavailable: Story = {
  name: 'The billing company does not answer',
  args: { state: givenGiftStates.unavailable },
};

export const TooManyAttempts: Story = {
  name: 'Sent too often',
  args: { state: givenGiftStates.tooManyAttempts },
};

export const LongWords: Story = {
  name: 'A long name, long words',
  args: { state: givenGiftStates.longWords },
};

export const Open: Story = { name: 'The payment is not decided', args: { state: givenGiftStates.open } };

export const Refunding: Story = {
  name: 'The refund is not decided',
  args: { state: givenGiftStates.refunding },
};

export const Redeemed: Story = { args: { state: givenGiftStates.redeemed } };

export const Refunded: Story = { args: { state: givenGiftStates.refunded } };

export const Expired: Story = { args: { state: givenGiftStates.expired } };

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: givenGiftStates.otherAccount },
};

export const NotFound: Story = { name: 'No such gift', args: { state: givenGiftStates.notFound } };
