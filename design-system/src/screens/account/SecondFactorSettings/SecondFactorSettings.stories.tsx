import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { sampleSettingsLinks } from './sampleSettingsLinks.ts';
import { SecondFactorSettings } from './SecondFactorSettings.tsx';
import { secondFactorSettingsStates } from './SecondFactorSettings.states.ts';

const meta = {
  title: 'Screens/Account/Second factor settings',
  component: SecondFactorSettings,
  args: {
    frame: {
      ...sampleFrame,
      path: '/user/second-factor',
      account: { status: 'signedIn', firstName: 'Alex' },
    },
    state: secondFactorSettingsStates.off,
    links: sampleSettingsLinks,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SecondFactorSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  name: 'Turned off',
  args: { state: secondFactorSettingsStates.off },
};

export const TurnedOff: Story = {
  name: 'It was turned off just now',
  args: { state: secondFactorSettingsStates.turnedOff },
};

export const OffWait: Story = {
  name: 'The code has to wait',
  args: { state: secondFactorSettingsStates.offWait },
};

export const App: Story = {
  name: 'The app is on',
  args: { state: secondFactorSettingsStates.app },
};

export const FewCodes: Story = {
  name: 'Few recovery codes are left',
  args: { state: secondFactorSettingsStates.fewCodes },
};

export const NoCodes: Story = {
  name: 'No recovery code is left',
  args: { state: secondFactorSettingsStates.noCodes },
};

export const CodeSent: Story = {
  name: 'A code was sent',
  args: { state: secondFactorSettingsStates.codeSent },
};

export const Missing: Story = {
  name: 'No code typed',
  args: { state: secondFactorSettingsStates.missing },
};

export const Wrong: Story = {
  name: 'Wrong code',
  args: { state: secondFactorSettingsStates.wrong },
};

export const Expired: Story = {
  name: 'The code has expired',
  args: { state: secondFactorSettingsStates.expired },
};

export const Wait: Story = {
  name: 'The next code has to wait',
  args: { state: secondFactorSettingsStates.wait },
};

export const On: Story = {
  name: 'Turned on',
  args: { state: secondFactorSettingsStates.on },
};

export const TurnedOn: Story = {
  name: 'It was turned on just now',
  args: { state: secondFactorSettingsStates.turnedOn },
};

export const Both: Story = {
  name: 'App and code by email',
  args: { state: secondFactorSettingsStates.both },
};

export const TurnOff: Story = {
  name: 'Turning it off',
  args: { state: secondFactorSettingsStates.turnOff },
};

export const TurnOffByPassword: Story = {
  name: 'The password is asked for before it is turned off',
  args: { state: secondFactorSettingsStates.turnOffByPassword },
};

export const TurnOffByCode: Story = {
  name: 'A code is asked for before it is turned off',
  args: { state: secondFactorSettingsStates.turnOffByCode },
};

export const TurnOffCodeSent: Story = {
  name: 'The code before it is turned off was sent',
  args: { state: secondFactorSettingsStates.turnOffCodeSent },
};

export const TurnOffCodeMissing: Story = {
  name: 'No code typed before it is turned off',
  args: { state: secondFactorSettingsStates.turnOffCodeMissing },
};

export const TurnOffCodeWrong: Story = {
  name: 'Wrong code before it is turned off',
  args: { state: secondFactorSettingsStates.turnOffCodeWrong },
};

export const TurnOffByApp: Story = {
  name: 'A code of the app is asked for before it is turned off',
  args: { state: secondFactorSettingsStates.turnOffByApp },
};

export const TurnOffWait: Story = {
  name: 'Too many codes before it is turned off',
  args: { state: secondFactorSettingsStates.turnOffWait },
};

export const TurnOffCodeAskedTooSoon: Story = {
  name: 'Another code before it is turned off is asked for too soon',
  args: { state: secondFactorSettingsStates.turnOffCodeAskedTooSoon },
};

export const Required: Story = {
  name: 'The organisation asks for it',
  args: { state: secondFactorSettingsStates.required },
};

export const ProveFirst: Story = {
  name: 'The address was never confirmed',
  args: { state: secondFactorSettingsStates.proveFirst },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: secondFactorSettingsStates.otherAccount },
};
