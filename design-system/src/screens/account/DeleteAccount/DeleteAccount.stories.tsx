import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { deleteAccountStates } from './DeleteAccount.states.ts';

const meta = {
  title: 'Screens/Account/Delete account',
  component: DeleteAccount,
  args: {
    frame: sampleFrame,
    state: deleteAccountStates.ready,
    links: {
      submit: '/user/delete',
      account: '/user',
      cancelSubscription: '/subscription/cancel',
      forgotPassword: '/login/forgot-password',
      login: '/login',
      home: '/',
      switchAccount: '/logout',
      help: '/help',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DeleteAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'After a recent log-in' };

export const EverBought: Story = {
  name: 'A plan that is paid, and payments that are kept',
  args: { state: deleteAccountStates.everBought },
};

export const BilledElsewhere: Story = {
  name: 'A plan that an app store bills',
  args: { state: deleteAccountStates.billedElsewhere },
};

export const Present: Story = {
  name: 'The present password is asked for',
  args: { state: deleteAccountStates.present },
};

export const PresentMissing: Story = {
  name: 'No password was typed',
  args: { state: deleteAccountStates.presentMissing },
};

export const PresentWrong: Story = {
  name: 'A wrong password',
  args: { state: deleteAccountStates.presentWrong },
};

export const Code: Story = { name: 'A code can be asked for', args: { state: deleteAccountStates.code } };

export const CodeSent: Story = { name: 'A code was sent', args: { state: deleteAccountStates.codeSent } };

export const CodeMissing: Story = {
  name: 'No code was typed',
  args: { state: deleteAccountStates.codeMissing },
};

export const CodeWrong: Story = { name: 'A wrong code', args: { state: deleteAccountStates.codeWrong } };

export const CodeExpired: Story = {
  name: 'A code that has expired',
  args: { state: deleteAccountStates.codeExpired },
};

export const App: Story = {
  name: 'The password and a code of the app are asked for, or a passkey',
  args: { state: deleteAccountStates.app },
};

export const AppWrong: Story = {
  name: 'A wrong code of the app',
  args: { state: deleteAccountStates.appWrong },
};

export const TooManyAttempts: Story = {
  name: 'Too many tries',
  args: { state: deleteAccountStates.tooManyAttempts },
};

export const SubscriptionRenews: Story = {
  name: 'A subscription has to be cancelled first',
  args: { state: deleteAccountStates.subscriptionRenews },
};

export const PurchaseOpen: Story = {
  name: 'A purchase is not settled',
  args: { state: deleteAccountStates.purchaseOpen },
};

export const Asked: Story = {
  name: 'The account will be deleted',
  args: { state: deleteAccountStates.asked },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: deleteAccountStates.otherAccount },
};
