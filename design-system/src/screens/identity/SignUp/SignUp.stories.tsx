import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleConnectionLinks } from '../../../patterns/ConnectionButtons/sampleConnectionLinks.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { SignUp } from './SignUp.tsx';
import { signUpStates } from './SignUp.states.ts';

const meta = {
  title: 'Screens/Identity/Sign up',
  component: SignUp,
  args: {
    frame: sampleFrame,
    state: signUpStates.ready,
    links: {
      submit: '/register',
      login: '/login',
      terms: '/terms-and-conditions',
      privacy: '/privacy-policy',
      connections: sampleConnectionLinks,
    },
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Empty form',
};

export const CodeWaiting: Story = {
  name: 'A code is redeemed next',
  args: { state: signUpStates.codeWaiting },
};

export const CodeWaitingWithValueProps: Story = {
  name: 'A code is redeemed next, beside the value props',
  args: { state: signUpStates.codeWaitingWithValueProps },
};

export const InvitationWaiting: Story = {
  name: 'An invitation to a family waits',
  args: { state: signUpStates.invitationWaiting },
};

export const BuddyWaiting: Story = {
  name: 'The link of a buddy waits',
  args: { state: signUpStates.buddyWaiting },
};

export const UnnamedBuddyWaiting: Story = {
  name: 'The link of a buddy without a name waits',
  args: { state: signUpStates.unnamedBuddyWaiting },
};

export const GiftWaiting: Story = {
  name: 'Free nights from a member wait',
  args: { state: signUpStates.giftWaiting },
};

export const UnnamedGiftWaiting: Story = {
  name: 'Free nights from a member without a name wait',
  args: { state: signUpStates.unnamedGiftWaiting },
};

export const PlanWaiting: Story = {
  name: 'A plan waits',
  args: { state: signUpStates.planWaiting },
};

export const PlanWaitingWithVoucher: Story = {
  name: 'A plan waits, with a voucher',
  args: { state: signUpStates.planWaitingWithVoucher },
};

export const MonthlyPlanWaitingWithVoucher: Story = {
  name: 'A monthly plan waits, with a voucher and tax to come',
  args: { state: signUpStates.monthlyPlanWaitingWithVoucher },
};

export const MonthlyPlanWaiting: Story = {
  name: 'A monthly plan waits, with tax to come',
  args: { state: signUpStates.monthlyPlanWaiting },
};

export const WithoutConnections: Story = {
  name: 'No company is offered',
  args: { state: signUpStates.withoutConnections },
};

export const SleepValueProps: Story = {
  name: 'For sleep, with what is promised',
  args: { state: signUpStates.sleepValueProps },
};

export const SleepNoValueProps: Story = {
  name: 'For sleep, without promises',
  args: { state: signUpStates.sleepNoValueProps },
};

export const DefaultNoValueProps: Story = {
  name: 'Without promises',
  args: { state: signUpStates.defaultNoValueProps },
};

export const Submitting: Story = { name: 'Creating the account', args: { state: signUpStates.submitting } };

export const Offline: Story = { name: 'Waits for a connection', args: { state: signUpStates.offline } };

export const EmailTaken: Story = {
  name: 'There is an account with this email',
  args: { state: signUpStates.emailTaken },
};

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: signUpStates.tooManyAttempts },
};

export const Expired: Story = { name: 'The page was open too long', args: { state: signUpStates.expired } };

export const Unavailable: Story = {
  name: 'Sign-up is not working',
  args: { state: signUpStates.unavailable },
};

export const FieldsMissing: Story = {
  name: 'Fields left empty',
  args: { state: signUpStates.fieldsMissing },
};

export const FieldsWrong: Story = {
  name: 'Fields filled in wrong',
  args: { state: signUpStates.fieldsWrong },
};

export const NameTooLong: Story = { name: 'Name too long', args: { state: signUpStates.nameTooLong } };

export const NameIsAddress: Story = {
  name: 'Name is an address',
  args: { state: signUpStates.nameIsAddress },
};

export const NameHasOtherCharacters: Story = {
  name: 'Name with characters that no name has',
  args: { state: signUpStates.nameHasOtherCharacters },
};

export const PasswordStartsWithSpace: Story = {
  name: 'Password begins with a space',
  args: { state: signUpStates.passwordStartsWithSpace },
};

export const PasswordBreached: Story = {
  name: 'Password in a list of stolen ones',
  args: { state: signUpStates.passwordBreached },
};

export const EmailSuggested: Story = {
  name: 'Another spelling of the email suggested',
  args: { state: signUpStates.emailSuggested },
};
