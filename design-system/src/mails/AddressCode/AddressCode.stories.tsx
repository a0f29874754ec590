import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { AddressCode } from './AddressCode.tsx';
import { addressCodeStates } from './AddressCode.states.ts';

const meta = {
  title: 'Mails/Address code',
  component: AddressCode,
  args: { frame: sampleMailFrame, facts: addressCodeStates.named },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AddressCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { args: { facts: addressCodeStates.named } };

export const Unnamed: Story = { name: 'Without a name', args: { facts: addressCodeStates.unnamed } };

export const NewAddress: Story = { name: 'New address', args: { facts: addressCodeStates.newAddress } };

export const ChangeAddress: Story = {
  name: 'Another address',
  args: { facts: addressCodeStates.changeAddress },
};

export const Password: Story = { args: { facts: addressCodeStates.password } };

export const ConnectLogin: Story = {
  name: 'Connect a login',
  args: { facts: addressCodeStates.connectLogin },
};

export const LoginMethods: Story = { name: 'Login methods', args: { facts: addressCodeStates.loginMethods } };

export const Passkeys: Story = { args: { facts: addressCodeStates.passkeys } };

export const AuthenticatorApp: Story = {
  name: 'Authenticator app',
  args: { facts: addressCodeStates.authenticatorApp },
};

export const SecondFactorOn: Story = {
  name: 'Second step on',
  args: { facts: addressCodeStates.secondFactorOn },
};

export const SecondFactorOff: Story = {
  name: 'Second step off',
  args: { facts: addressCodeStates.secondFactorOff },
};

export const DeleteAccount: Story = {
  name: 'Delete the account',
  args: { facts: addressCodeStates.deleteAccount },
};

export const OwnData: Story = { name: 'Own data', args: { facts: addressCodeStates.ownData } };
