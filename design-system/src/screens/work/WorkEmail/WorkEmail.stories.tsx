import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { WorkEmail } from './WorkEmail.tsx';
import { workEmailStates } from './WorkEmail.states.ts';

const meta = {
  title: 'Screens/Work/Work email',
  component: WorkEmail,
  args: {
    frame: { ...sampleFrame, path: '/work/verify' },
    state: workEmailStates.email,
    links: {
      submit: '/work/verify',
      enquiry: '/work',
      identities: '/manage-identities',
      app: 'https://app.example/',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WorkEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Email: Story = { name: 'Asks for the address' };

export const EmailMissing: Story = {
  name: 'Address left empty',
  args: { state: workEmailStates.emailMissing },
};

export const EmailInvalid: Story = {
  name: 'Not an email address',
  args: { state: workEmailStates.emailInvalid },
};

export const EmailUnknown: Story = {
  name: 'No partner has the domain',
  args: { state: workEmailStates.emailUnknown },
};

export const EmailTaken: Story = {
  name: 'Used for another account',
  args: { state: workEmailStates.emailTaken },
};

export const EmailTooManyAttempts: Story = {
  name: 'Too many addresses',
  args: { state: workEmailStates.emailTooManyAttempts },
};

export const Code: Story = { name: 'Asks for the code', args: { state: workEmailStates.code } };

export const CodeForLongAddress: Story = {
  name: 'Asks for the code of a long address',
  args: { state: workEmailStates.codeForLongAddress },
};

export const CodeMissing: Story = { name: 'Code left empty', args: { state: workEmailStates.codeMissing } };

export const CodeWrong: Story = { name: 'A wrong code', args: { state: workEmailStates.codeWrong } };

export const CodeExpired: Story = { name: 'An expired code', args: { state: workEmailStates.codeExpired } };

export const CodeTooManyAttempts: Story = {
  name: 'Too many codes',
  args: { state: workEmailStates.codeTooManyAttempts },
};

export const CodeUsedUp: Story = { name: 'No tries left', args: { state: workEmailStates.codeUsedUp } };

export const Verified: Story = { args: { state: workEmailStates.verified } };

export const NotEnrolled: Story = {
  name: 'Proved, and not enrolled through the employer yet',
  args: { state: workEmailStates.notEnrolled },
};
