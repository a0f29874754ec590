import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import { authenticatorAppStates } from './AuthenticatorApp.states.ts';
import { sampleAppLinks } from './sampleAppLinks.ts';

const meta = {
  title: 'Screens/Account/Authenticator app',
  component: AuthenticatorApp,
  args: {
    frame: {
      ...sampleFrame,
      path: '/user/second-factor/app',
      account: { status: 'signedIn', firstName: 'Alex' },
    },
    state: authenticatorAppStates.off,
    links: sampleAppLinks,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthenticatorApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  name: 'Nothing is set up',
  args: { state: authenticatorAppStates.off },
};

export const OffByCode: Story = {
  name: 'A code by mail is asked for first',
  args: { state: authenticatorAppStates.offByCode },
};

export const OffByCodeSent: Story = {
  name: 'A code by mail was sent first',
  args: { state: authenticatorAppStates.offByCodeSent },
};

export const OffAsked: Story = {
  name: 'The password is asked for first',
  args: { state: authenticatorAppStates.offAsked },
};

export const OffMissing: Story = {
  name: 'No password typed',
  args: { state: authenticatorAppStates.offMissing },
};

export const OffWrong: Story = {
  name: 'Wrong password',
  args: { state: authenticatorAppStates.offWrong },
};

export const OffWait: Story = {
  name: 'Too many tries',
  args: { state: authenticatorAppStates.offWait },
};

export const OffCodeSent: Story = {
  name: 'The code was sent',
  args: { state: authenticatorAppStates.offCodeSent },
};

export const OffCodeWrong: Story = {
  name: 'A wrong code by email',
  args: { state: authenticatorAppStates.offCodeWrong },
};

export const OffCodeAskedTooSoon: Story = {
  name: 'Another code was asked for too soon',
  args: { state: authenticatorAppStates.offCodeAskedTooSoon },
};

export const Removed: Story = {
  name: 'It was removed just now',
  args: { state: authenticatorAppStates.removed },
};

export const Expired: Story = {
  name: 'The key has expired',
  args: { state: authenticatorAppStates.expired },
};

export const Key: Story = {
  name: 'A key for the app',
  args: { state: authenticatorAppStates.key },
};

export const KeyMissing: Story = {
  name: 'No code typed',
  args: { state: authenticatorAppStates.keyMissing },
};

export const KeyWrong: Story = {
  name: 'Wrong code',
  args: { state: authenticatorAppStates.keyWrong },
};

export const KeyWait: Story = {
  name: 'Too many codes',
  args: { state: authenticatorAppStates.keyWait },
};

export const Codes: Story = {
  name: 'The recovery codes',
  args: { state: authenticatorAppStates.codes },
};

export const CodesAnew: Story = {
  name: 'New recovery codes',
  args: { state: authenticatorAppStates.codesAnew },
};

export const On: Story = {
  name: 'It is on',
  args: { state: authenticatorAppStates.on },
};

export const FewCodes: Story = {
  name: 'Few recovery codes are left',
  args: { state: authenticatorAppStates.fewCodes },
};

export const NoCodes: Story = {
  name: 'No recovery code is left',
  args: { state: authenticatorAppStates.noCodes },
};

export const Required: Story = {
  name: 'The organisation asks for it',
  args: { state: authenticatorAppStates.required },
};

export const NewCodes: Story = {
  name: 'Make new recovery codes',
  args: { state: authenticatorAppStates.newCodes },
};

export const NewCodesAsked: Story = {
  name: 'The password is asked for before new codes',
  args: { state: authenticatorAppStates.newCodesAsked },
};

export const NewCodesWrong: Story = {
  name: 'Wrong password before new codes',
  args: { state: authenticatorAppStates.newCodesWrong },
};

export const Remove: Story = {
  name: 'Remove the app',
  args: { state: authenticatorAppStates.remove },
};

export const RemoveAsked: Story = {
  name: 'The password is asked for before it is removed',
  args: { state: authenticatorAppStates.removeAsked },
};

export const RemoveWrong: Story = {
  name: 'Wrong password before it is removed',
  args: { state: authenticatorAppStates.removeWrong },
};

export const RemoveByApp: Story = {
  name: 'Removing the app: a code of it is asked for',
  args: { state: authenticatorAppStates.removeByApp },
};

export const ProveFirst: Story = {
  name: 'The address was never confirmed',
  args: { state: authenticatorAppStates.proveFirst },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: authenticatorAppStates.otherAccount },
};
