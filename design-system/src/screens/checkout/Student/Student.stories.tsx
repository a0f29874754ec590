import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Student } from './Student.tsx';
import { studentStates } from './Student.states.ts';

const meta = {
  title: 'Screens/Checkout/Student',
  component: Student,
  args: {
    frame: { ...sampleFrame, path: '/student' },
    state: studentStates.signedOut,
    links: {
      submit: '/student',
      register: '/register?redirectOnSuccess=%2Fstudent',
      login: '/login?redirectOnSuccess=%2Fstudent',
      checkout: '/checkout?plan=B2C14DANNUAL&voucher=STUDENT50',
      plans: '/plans',
      subscription: '/subscription',
      help: 'https://help.example/',
      retry: '/student',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Student>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { name: 'The price, signed out' };

export const SignedOutInUs: Story = {
  name: 'The price plus tax, without free days',
  args: { state: studentStates.signedOutInUs },
};

export const Ready: Story = { name: 'Before the verification', args: { state: studentStates.ready } };

export const ReadyInUs: Story = {
  name: 'Before the verification, plus tax',
  args: { state: studentStates.readyInUs },
};

export const Started: Story = {
  name: 'A verification that was begun',
  args: { state: studentStates.started },
};

export const Document: Story = { name: 'A document is wanted', args: { state: studentStates.document } };

export const DocumentRejected: Story = {
  name: 'Another document is wanted',
  args: { state: studentStates.documentRejected },
};

export const Pending: Story = { name: 'In review', args: { state: studentStates.pending } };

export const Refused: Story = { name: 'Not verified', args: { state: studentStates.refused } };

export const Expired: Story = {
  name: 'A verification left open for too long',
  args: { state: studentStates.expired },
};

export const Verified: Story = { args: { state: studentStates.verified } };

export const VerifiedInUs: Story = {
  name: 'Price of a verified student, plus tax',
  args: { state: studentStates.verifiedInUs },
};

export const VerifiedSubscribed: Story = {
  name: 'Verified, with a plan that renews',
  args: { state: studentStates.verifiedSubscribed },
};

export const Ended: Story = { name: 'A verification that is over', args: { state: studentStates.ended } };

export const Used: Story = { name: 'The price was had before', args: { state: studentStates.used } };

export const NotOffered: Story = {
  name: 'No price for students',
  args: { state: studentStates.notOffered },
};

export const TooManyAttempts: Story = {
  name: 'Too many verifications',
  args: { state: studentStates.tooManyAttempts },
};

export const Unavailable: Story = {
  name: 'The verifying company does not answer',
  args: { state: studentStates.unavailable },
};
