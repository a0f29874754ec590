import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { LoginCode } from './LoginCode.tsx';
import { loginCodeStates } from './LoginCode.states.ts';
import { sampleLoginCodeLinks } from './sampleLoginCodeLinks.ts';

const meta = {
  title: 'Screens/Identity/Login code',
  component: LoginCode,
  args: { frame: sampleFrame, state: loginCodeStates.code, links: sampleLoginCodeLinks },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = { name: 'A code is asked for', args: { state: loginCodeStates.code } };

export const LongEmail: Story = { name: 'Long address', args: { state: loginCodeStates.longEmail } };

export const Missing: Story = { name: 'No code typed', args: { state: loginCodeStates.missing } };

export const Wrong: Story = { name: 'Wrong code', args: { state: loginCodeStates.wrong } };

export const LastTry: Story = {
  name: 'Wrong code, one try left',
  args: { state: loginCodeStates.lastTry },
};

export const Expired: Story = { name: 'The code has expired', args: { state: loginCodeStates.expired } };

export const SentAgain: Story = {
  name: 'Another code was asked for',
  args: { state: loginCodeStates.sentAgain },
};

export const WaitForCode: Story = {
  name: 'The next code has to wait',
  args: { state: loginCodeStates.waitForCode },
};

export const LogInAgain: Story = {
  name: 'The login ends before the next code',
  args: { state: loginCodeStates.logInAgain },
};

export const NoTriesLeft: Story = {
  name: 'No try is left',
  args: { state: loginCodeStates.noTriesLeft },
};

export const Over: Story = { name: 'No login waits', args: { state: loginCodeStates.over } };
