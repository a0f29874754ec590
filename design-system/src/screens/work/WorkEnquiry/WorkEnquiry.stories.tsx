import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { WorkEnquiry } from './WorkEnquiry.tsx';
import { workEnquiryStates } from './WorkEnquiry.states.ts';

const meta = {
  title: 'Screens/Work/Work enquiry',
  component: WorkEnquiry,
  args: {
    frame: { ...sampleFrame, path: '/work' },
    state: workEnquiryStates.ready,
    links: { submit: '/work', home: '/', privacy: '/privacy-policy' },
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WorkEnquiry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Empty form' };

export const Submitting: Story = { name: 'Sending', args: { state: workEnquiryStates.submitting } };

export const Offline: Story = { name: 'Waits for a connection', args: { state: workEnquiryStates.offline } };

export const Sent: Story = { name: 'The message is on its way', args: { state: workEnquiryStates.sent } };

export const CheckAgain: Story = {
  name: 'Asks for a second press',
  args: { state: workEnquiryStates.checkAgain },
};

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: workEnquiryStates.tooManyAttempts },
};

export const Unavailable: Story = {
  name: 'The server is not reached',
  args: { state: workEnquiryStates.unavailable },
};

export const LeftEmpty: Story = { name: 'Left empty', args: { state: workEnquiryStates.leftEmpty } };

export const Malformed: Story = {
  name: 'Last name missing, not an email address',
  args: { state: workEnquiryStates.malformed },
};

export const EmailSuggested: Story = {
  name: 'An address that is probably misspelt',
  args: { state: workEnquiryStates.emailSuggested },
};

export const TooLong: Story = { name: 'Texts that are too long', args: { state: workEnquiryStates.tooLong } };

export const NameIsAddress: Story = {
  name: 'A web address as name',
  args: { state: workEnquiryStates.nameIsAddress },
};

export const NameCharacters: Story = {
  name: 'A character that no name has',
  args: { state: workEnquiryStates.nameCharacters },
};

export const LongSent: Story = {
  name: 'Sent, with a long address',
  args: { state: workEnquiryStates.longSent },
};
