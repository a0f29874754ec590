import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { sampleSecondFactorLinks } from './sampleSecondFactorLinks.ts';
import { SecondFactor } from './SecondFactor.tsx';
import { secondFactorStates } from './SecondFactor.states.ts';

const meta = {
  title: 'Screens/Identity/Second factor',
  component: SecondFactor,
  args: { frame: sampleFrame, state: secondFactorStates.code, links: sampleSecondFactorLinks },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SecondFactor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const App: Story = {
  name: 'A code from the app',
  args: { state: secondFactorStates.app },
};

export const AppAlone: Story = {
  name: 'A code from the app, with a recovery code in its place',
  args: { state: secondFactorStates.appAlone },
};

export const AppOnly: Story = {
  name: 'The code of an app, and no other way',
  args: { state: secondFactorStates.appOnly },
};

export const AppMissing: Story = {
  name: 'No code of the app typed',
  args: { state: secondFactorStates.appMissing },
};

export const AppWrong: Story = {
  name: 'Wrong code of the app',
  args: { state: secondFactorStates.appWrong },
};

export const AppLastTry: Story = {
  name: 'One try is left for the app',
  args: { state: secondFactorStates.appLastTry },
};

export const AppUsed: Story = {
  name: 'A code of the app that was used before',
  args: { state: secondFactorStates.appUsed },
};

export const AppNoTriesLeft: Story = {
  name: 'No try is left for the app',
  args: { state: secondFactorStates.appNoTriesLeft },
};

export const AppLogInAgain: Story = {
  name: 'No try is left for the app in this login',
  args: { state: secondFactorStates.appLogInAgain },
};

export const RecoveryCode: Story = {
  name: 'A recovery code',
  args: { state: secondFactorStates.recoveryCode },
};

export const RecoveryCodeMissing: Story = {
  name: 'No recovery code typed',
  args: { state: secondFactorStates.recoveryCodeMissing },
};

export const RecoveryCodeWrong: Story = {
  name: 'Wrong recovery code',
  args: { state: secondFactorStates.recoveryCodeWrong },
};

export const RecoveryCodeNoTriesLeft: Story = {
  name: 'No try is left for recovery codes',
  args: { state: secondFactorStates.recoveryCodeNoTriesLeft },
};

export const CodeBesideApp: Story = {
  name: 'A code was sent in place of the app',
  args: { state: secondFactorStates.codeBesideApp },
};

export const Code: Story = {
  name: 'A code was sent',
  args: { state: secondFactorStates.code },
};

export const Missing: Story = {
  name: 'No code typed',
  args: { state: secondFactorStates.missing },
};

export const Wrong: Story = {
  name: 'Wrong code',
  args: { state: secondFactorStates.wrong },
};

export const LastTry: Story = {
  name: 'Wrong code, one try left',
  args: { state: secondFactorStates.lastTry },
};

export const Expired: Story = {
  name: 'The code has expired',
  args: { state: secondFactorStates.expired },
};

export const SentAgain: Story = {
  name: 'Another code was sent',
  args: { state: secondFactorStates.sentAgain },
};

export const WaitForCode: Story = {
  name: 'The next code has to wait',
  args: { state: secondFactorStates.waitForCode },
};

export const Limited: Story = {
  name: 'The code has expired, and the next one has to wait',
  args: { state: secondFactorStates.limited },
};

export const LogInAgain: Story = {
  name: 'The login ends before the next code',
  args: { state: secondFactorStates.logInAgain },
};

export const NotSentYet: Story = {
  name: 'No code was asked for yet',
  args: { state: secondFactorStates.notSentYet },
};

export const NotSent: Story = {
  name: 'No code was sent yet',
  args: { state: secondFactorStates.notSent },
};

export const NoTriesLeft: Story = {
  name: 'No try is left',
  args: { state: secondFactorStates.noTriesLeft },
};

export const SetUp: Story = {
  name: 'The organisation asks for a second step',
  args: { state: secondFactorStates.setUp },
};

export const SetUpLong: Story = {
  name: 'Long names',
  args: { state: secondFactorStates.setUpLong },
};

export const SetUpWithPasskey: Story = {
  name: 'The organisation asks, and a passkey is enough',
  args: { state: secondFactorStates.setUpWithPasskey },
};

export const SetUpWait: Story = {
  name: 'The first code has to wait',
  args: { state: secondFactorStates.setUpWait },
};

export const SettingUp: Story = {
  name: 'The first code sets it up',
  args: { state: secondFactorStates.settingUp },
};

export const SettingUpWithPasskey: Story = {
  name: 'The first code, or a passkey',
  args: { state: secondFactorStates.settingUpWithPasskey },
};

export const SettingUpWrong: Story = {
  name: 'The first code was wrong',
  args: { state: secondFactorStates.settingUpWrong },
};

export const SettingUpExpired: Story = {
  name: 'The first code has expired',
  args: { state: secondFactorStates.settingUpExpired },
};

export const SettingUpSentAgain: Story = {
  name: 'Another first code was sent',
  args: { state: secondFactorStates.settingUpSentAgain },
};

export const SettingUpWait: Story = {
  name: 'Another first code has to wait',
  args: { state: secondFactorStates.settingUpWait },
};

export const Leave: Story = {
  name: 'Logged in without a second step',
  args: { state: secondFactorStates.leave },
};

export const Over: Story = {
  name: 'No login waits',
  args: { state: secondFactorStates.over },
};
