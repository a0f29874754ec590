import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Newsletter } from './Newsletter.tsx';
import { newsletterStates } from './Newsletter.states.ts';

const meta = {
  title: 'Screens/Newsletter/Newsletter',
  component: Newsletter,
  args: {
    frame: { ...sampleFrame, path: '/newsletter' },
    state: newsletterStates.ready,
    links: { submit: '/newsletter', home: '/', privacy: '/privacy-policy' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Newsletter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Empty form' };

export const Sent: Story = { name: 'A link is on its way', args: { state: newsletterStates.sent } };

export const SentToLongAddress: Story = {
  name: 'A link is on its way to a long address',
  args: { state: newsletterStates.sentToLongAddress },
};

export const CheckAgain: Story = {
  name: 'Asks for a second press',
  args: { state: newsletterStates.checkAgain },
};

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: newsletterStates.tooManyAttempts },
};

export const EmailMissing: Story = {
  name: 'Email left empty',
  args: { state: newsletterStates.emailMissing },
};

export const EmailInvalid: Story = {
  name: 'Not an email address',
  args: { state: newsletterStates.emailInvalid },
};

export const EmailSuggested: Story = {
  name: 'Email probably misspelt',
  args: { state: newsletterStates.emailSuggested },
};
