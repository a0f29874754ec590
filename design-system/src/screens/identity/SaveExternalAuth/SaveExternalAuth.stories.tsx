import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleConnectionLinks } from '../../../patterns/ConnectionButtons/sampleConnectionLinks.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { SaveExternalAuth } from './SaveExternalAuth.tsx';
import { saveExternalAuthStates } from './SaveExternalAuth.states.ts';

const meta = {
  title: 'Screens/Identity/Save external auth',
  component: SaveExternalAuth,
  args: {
    frame: sampleFrame,
    state: saveExternalAuthStates.address,
    links: {
      sendCode: '/auth/pending-sign-in/address',
      checkCode: '/auth/pending-sign-in/code',
      proveOwner: '/auth/pending-sign-in/owner',
      dismiss: '/auth/pending-sign-in/dismissal',
      connections: sampleConnectionLinks,
      login: '/login',
      forgotPassword: '/login/forgot-password',
      logInByCode: '/login?redirectOnSuccess=%2Fsso-account-link',
      app: 'https://app.example/',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SaveExternalAuth>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  name: 'The company told no address',
  args: { state: saveExternalAuthStates.address },
};

export const AddressTold: Story = {
  name: 'The company told an address that it cannot vouch for',
  args: { state: saveExternalAuthStates.addressTold },
};

export const AddressMissing: Story = {
  name: 'Email left empty',
  args: { state: saveExternalAuthStates.addressMissing },
};

export const AddressInvalid: Story = {
  name: 'Email filled in wrong',
  args: { state: saveExternalAuthStates.addressInvalid },
};

export const AddressNotKept: Story = {
  name: 'Filled in what is no email, and may be a password',
  args: { state: saveExternalAuthStates.addressNotKept },
};

export const Suggestion: Story = {
  name: 'The email is probably mistyped',
  args: { state: saveExternalAuthStates.suggestion },
};

export const AddressOfWorkplace: Story = {
  name: 'A workplace told an address',
  args: { state: saveExternalAuthStates.addressOfWorkplace },
};

/** Another tab came from another company since. */
export const AddressReplaced: Story = {
  name: 'The address of another company, which came since',
  args: { state: saveExternalAuthStates.addressReplaced },
};

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: saveExternalAuthStates.tooManyAttempts },
};

export const Code: Story = { name: 'A code was sent', args: { state: saveExternalAuthStates.code } };

export const CodeToTypedAddress: Story = {
  name: 'A code was sent to a long address that was typed',
  args: { state: saveExternalAuthStates.codeToTypedAddress },
};

export const WaitForCode: Story = {
  name: 'The last code is still on its way',
  args: { state: saveExternalAuthStates.waitForCode },
};

export const LastCode: Story = {
  name: 'The code was sent a moment ago, and this login is over before the next one',
  args: { state: saveExternalAuthStates.lastCode },
};

export const NoCodeNow: Story = {
  name: 'No code can be used for some minutes',
  args: { state: saveExternalAuthStates.noCodeNow },
};

export const LogInAgainForCode: Story = {
  name: 'No code can be used before this login is over',
  args: { state: saveExternalAuthStates.logInAgainForCode },
};

export const WrongCode: Story = { name: 'Wrong code', args: { state: saveExternalAuthStates.wrongCode } };

export const CodeMissing: Story = {
  name: 'Code left empty',
  args: { state: saveExternalAuthStates.codeMissing },
};

export const CodeExpired: Story = {
  name: 'The code has expired',
  args: { state: saveExternalAuthStates.codeExpired },
};

export const Owner: Story = {
  name: 'An account has this address',
  args: { state: saveExternalAuthStates.owner },
};

export const OwnerWithoutPassword: Story = {
  name: 'The account has no password',
  args: { state: saveExternalAuthStates.ownerWithoutPassword },
};

export const OwnerWithoutCompanies: Story = {
  name: 'The account has no other company',
  args: { state: saveExternalAuthStates.ownerWithoutCompanies },
};

export const OwnerOfWorkplace: Story = {
  name: 'An account has the address of a workplace',
  args: { state: saveExternalAuthStates.ownerOfWorkplace },
};

export const OwnerWithNewAddress: Story = {
  name: 'The account with this address has another one now',
  args: { state: saveExternalAuthStates.ownerWithNewAddress },
};

export const OwnerOfWorkplaceWithNewAddress: Story = {
  name: 'The account with the address of a workplace has another one now',
  args: { state: saveExternalAuthStates.ownerOfWorkplaceWithNewAddress },
};

export const PasswordMissing: Story = {
  name: 'Password left empty',
  args: { state: saveExternalAuthStates.passwordMissing },
};

export const LogInAgain: Story = {
  name: 'Too many attempts, and this login is over before the next one',
  args: { state: saveExternalAuthStates.logInAgain },
};

export const WrongPassword: Story = {
  name: 'Wrong password',
  args: { state: saveExternalAuthStates.wrongPassword },
};

export const PasswordTriesUsedUp: Story = {
  name: 'The passwords for the account are used up',
  args: { state: saveExternalAuthStates.passwordTriesUsedUp },
};

export const WrongIdentity: Story = {
  name: 'The company named another person',
  args: { state: saveExternalAuthStates.wrongIdentity },
};

export const CompanyFailed: Story = {
  name: 'The company did not confirm',
  args: { state: saveExternalAuthStates.companyFailed },
};

export const Replaced: Story = {
  name: 'Another tab brought another question',
  args: { state: saveExternalAuthStates.replaced },
};

export const FromElsewhere: Story = {
  name: 'The link to a company was followed from elsewhere',
  args: { state: saveExternalAuthStates.fromElsewhere },
};

export const Taken: Story = {
  name: 'The account has another login at the company',
  args: { state: saveExternalAuthStates.taken },
};

export const OfAnother: Story = {
  name: 'The login was connected to an account meanwhile',
  args: { state: saveExternalAuthStates.ofAnother },
};

export const AccessEnded: Story = {
  name: 'The account’s password was changed meanwhile',
  args: { state: saveExternalAuthStates.accessEnded },
};

export const Over: Story = {
  name: 'Nothing is asked any more',
  args: { state: saveExternalAuthStates.over },
};

export const LoggedIn: Story = {
  name: 'Nothing is asked, and the person is logged in',
  args: { state: saveExternalAuthStates.loggedIn },
};
