import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { LinkRecipient } from './LinkRecipient.tsx';
import { linkRecipientStates } from './LinkRecipient.states.ts';

const meta = {
  title: 'Screens/Identity/Link recipient',
  component: LinkRecipient,
  args: {
    frame: sampleFrame,
    state: linkRecipientStates.otherAccount,
    links: {
      switchAccount: '/logout?back=/login/forgot-password/new',
      link: '/redeem?code=QT7K2M94WDXE',
      stay: '/',
      logIn: '/login',
      askForNew: '/login/forgot-password',
      help: '/help',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LinkRecipient>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OtherAccount: Story = { name: 'A new password for another account' };

export const Invitation: Story = {
  name: 'An invitation to another address',
  args: { state: linkRecipientStates.invitation },
};

export const Gift: Story = {
  name: 'A gift for an address without an account',
  args: { state: linkRecipientStates.gift },
};

export const LongAddresses: Story = {
  name: 'Long addresses',
  args: { state: linkRecipientStates.longAddresses },
};

export const Expired: Story = { name: 'The link has expired', args: { state: linkRecipientStates.expired } };

export const ExpiredAfterPasskey: Story = {
  name: 'The link has expired, in a browser that logged in by a passkey',
  args: { state: linkRecipientStates.expiredAfterPasskey },
};

export const ExpiredAfterCompany: Story = {
  name: 'The link has expired, in a browser that logged in by a company',
  args: { state: linkRecipientStates.expiredAfterCompany },
};

export const Unknown: Story = {
  name: 'The link no longer works',
  args: { state: linkRecipientStates.unknown },
};

export const UnknownAfterPassword: Story = {
  name: 'The link no longer works, in a browser that logged in before',
  args: { state: linkRecipientStates.unknownAfterPassword },
};

export const UnknownSignedIn: Story = {
  name: 'The link no longer works, and an account is logged in',
  args: { state: linkRecipientStates.unknownSignedIn },
};
