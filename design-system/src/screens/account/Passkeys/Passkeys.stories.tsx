import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Passkeys } from './Passkeys.tsx';
import { passkeysStates } from './Passkeys.states.ts';
import { samplePasskeysLinks } from './samplePasskeysLinks.ts';

const meta = {
  title: 'Screens/Account/Passkeys',
  component: Passkeys,
  args: {
    frame: { ...sampleFrame, path: '/user/passkeys', account: { status: 'signedIn', firstName: 'Alex' } },
    state: passkeysStates.open,
    links: samplePasskeysLinks,
    onAdd: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Passkeys>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Empty: Story = { name: 'No passkey yet', args: { state: passkeysStates.empty } };

export const WithoutScript: Story = {
  name: 'Without a script',
  args: { state: passkeysStates.withoutScript },
};

export const Unable: Story = { name: 'The device cannot', args: { state: passkeysStates.unable } };

export const Full: Story = { name: 'As many as can be', args: { state: passkeysStates.full } };

export const Longest: Story = { name: 'Longest names', args: { state: passkeysStates.longest } };

export const NotRemovable: Story = {
  name: 'The only login method',
  args: { state: passkeysStates.notRemovable },
};

export const Asking: Story = { name: 'The device asks', args: { state: passkeysStates.asking } };

export const Cancelled: Story = {
  name: 'The question was closed',
  args: { state: passkeysStates.cancelled },
};

export const Known: Story = { name: 'The device has one', args: { state: passkeysStates.known } };

export const Refused: Story = { name: 'The passkey cannot be used', args: { state: passkeysStates.refused } };

export const Unavailable: Story = {
  name: 'The service is not working',
  args: { state: passkeysStates.unavailable },
};

export const Added: Story = { name: 'Added, and to be named', args: { state: passkeysStates.added } };

export const Naming: Story = { name: 'Name open', args: { state: passkeysStates.naming } };

export const NameMissing: Story = { name: 'Name left empty', args: { state: passkeysStates.nameMissing } };

export const NameTooLong: Story = { name: 'Name too long', args: { state: passkeysStates.nameTooLong } };

export const Renamed: Story = { name: 'Name saved', args: { state: passkeysStates.renamed } };

export const Removing: Story = {
  name: 'Asks before it is removed',
  args: { state: passkeysStates.removing },
};

export const Removed: Story = { args: { state: passkeysStates.removed } };

export const ConfirmFirst: Story = { name: 'Confirm first', args: { state: passkeysStates.confirmFirst } };

export const OnlyLoginMethod: Story = {
  name: 'The only login method stays',
  args: { state: passkeysStates.onlyLoginMethod },
};

export const PasswordFirst: Story = {
  name: 'The password first',
  args: { state: passkeysStates.passwordFirst },
};

export const PasswordMissing: Story = {
  name: 'Password left empty',
  args: { state: passkeysStates.passwordMissing },
};

export const PasswordWrong: Story = { name: 'Password wrong', args: { state: passkeysStates.passwordWrong } };

export const PasskeyFirst: Story = {
  name: 'The password or a passkey is asked for first',
  args: { state: passkeysStates.passkeyFirst },
};

export const CodeFirst: Story = { name: 'A code first', args: { state: passkeysStates.codeFirst } };

export const CodeSent: Story = { name: 'Code sent', args: { state: passkeysStates.codeSent } };

export const CodeMissing: Story = { name: 'Code left empty', args: { state: passkeysStates.codeMissing } };

export const CodeWrong: Story = { name: 'Code wrong', args: { state: passkeysStates.codeWrong } };

export const CodeExpired: Story = { name: 'Code expired', args: { state: passkeysStates.codeExpired } };

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: passkeysStates.tooManyAttempts },
};

export const TooManyChanges: Story = {
  name: 'Too many changes',
  args: { state: passkeysStates.tooManyChanges },
};

export const Confirmed: Story = { args: { state: passkeysStates.confirmed } };

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: passkeysStates.otherAccount },
};
