import type { Meta, StoryObj } from '@storybook/react-vite';
import { sameLook } from '../../../patterns/Page/sameLook.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { MyData } from './MyData.tsx';
import { myDataStates } from './MyData.states.ts';

const meta = {
  title: 'Screens/Account/My data',
  component: MyData,
  args: {
    frame: { ...sampleFrame, path: '/user/data', account: { status: 'signedIn', firstName: 'Alex' } },
    state: myDataStates.ready,
    links: {
      submit: '/user/data',
      file: '/user/data/file',
      account: '/user',
      confirm: '/manage-identities',
      forgotPassword: '/login/forgot-password',
      switchAccount: '/logout',
      help: '/help',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyData>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'A new account: two parts are empty' };

export const ReadyWithChanges: Story = {
  name: 'A new account with one more way to log in',
  args: { state: myDataStates.readyWithChanges },
  parameters: sameLook(
    myDataStates,
    'ready',
    'Its data stand in parts that are closed until they are pressed.',
  ),
};

export const ReadyAfterCancelling: Story = {
  name: 'A plan that was cancelled',
  args: { state: myDataStates.readyAfterCancelling },
  parameters: sameLook(
    myDataStates,
    'ready',
    'Its data stand in parts that are closed until they are pressed.',
  ),
};

export const ReadyAfterFailedCharge: Story = {
  name: 'A renewal failed, and another card pays since',
  args: { state: myDataStates.readyAfterFailedCharge },
  parameters: sameLook(
    myDataStates,
    'ready',
    'Its data stand in parts that are closed until they are pressed.',
  ),
};

export const Longest: Story = {
  name: 'Every part, with long values and many entries',
  args: { state: myDataStates.longest },
  parameters: sameLook(
    myDataStates,
    'ready',
    'Its data stand in parts that are closed until they are pressed.',
  ),
};

export const Large: Story = {
  name: 'A large file can be asked for',
  args: { state: myDataStates.large },
};

export const ProveFirst: Story = {
  name: 'The file is large, and the address was never confirmed',
  args: { state: myDataStates.proveFirst },
};

export const Preparing: Story = {
  name: 'A large file is being made',
  args: { state: myDataStates.preparing },
};

export const PreparingUnmailed: Story = {
  name: 'The file is being prepared, and no mail will tell of it',
  args: { state: myDataStates.preparingUnmailed },
};

export const Prepared: Story = {
  name: 'A large file can be downloaded',
  args: { state: myDataStates.prepared },
};

export const Proof: Story = {
  name: 'The present password is asked for',
  args: { state: myDataStates.proof },
};

export const PresentMissing: Story = {
  name: 'No password was typed',
  args: { state: myDataStates.presentMissing },
};

export const PresentWrong: Story = { name: 'A wrong password', args: { state: myDataStates.presentWrong } };

export const Code: Story = { name: 'A code can be asked for', args: { state: myDataStates.code } };

export const CodeSent: Story = { name: 'A code was sent', args: { state: myDataStates.codeSent } };

export const CodeMissing: Story = { name: 'No code was typed', args: { state: myDataStates.codeMissing } };

export const CodeWrong: Story = { name: 'A wrong code', args: { state: myDataStates.codeWrong } };

export const CodeExpired: Story = {
  name: 'A code that has expired',
  args: { state: myDataStates.codeExpired },
};

export const App: Story = {
  name: 'The password and a code of the app are asked for',
  args: { state: myDataStates.app },
};

export const AppMissing: Story = {
  name: 'Neither password nor code was typed',
  args: { state: myDataStates.appMissing },
};

export const AppWrong: Story = { name: 'A wrong code of the app', args: { state: myDataStates.appWrong } };

export const AppUsed: Story = {
  name: 'A code of the app that was used before',
  args: { state: myDataStates.appUsed },
};

export const AppWait: Story = {
  name: 'Too many codes of the app were wrong',
  args: { state: myDataStates.appWait },
};

export const CodeBesideApp: Story = {
  name: 'A code by mail, of the app, or a passkey',
  args: { state: myDataStates.codeBesideApp },
};

export const CodeSentBesideApp: Story = {
  name: 'A code was sent, and the app can be used',
  args: { state: myDataStates.codeSentBesideApp },
};

export const PresentOrPasskey: Story = {
  name: 'The present password, before the script shows the passkey',
  args: { state: myDataStates.presentOrPasskey },
};

export const PasskeyOffered: Story = {
  name: 'The present password, or a passkey',
  args: { state: myDataStates.passkeyOffered },
};

export const PasskeyUnused: Story = {
  name: 'No passkey was used',
  args: { state: myDataStates.passkeyUnused },
};

export const PasskeyRefused: Story = {
  name: 'A passkey was refused',
  args: { state: myDataStates.passkeyRefused },
};

export const PasskeyUnavailable: Story = {
  name: 'A passkey could not be checked',
  args: { state: myDataStates.passkeyUnavailable },
};

export const PasskeyTooManyAttempts: Story = {
  name: 'A passkey was tried too often',
  args: { state: myDataStates.passkeyTooManyAttempts },
};

export const TooManyAttempts: Story = {
  name: 'Too many tries',
  args: { state: myDataStates.tooManyAttempts },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: myDataStates.otherAccount },
};
