import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { NewsletterConfirmation } from './NewsletterConfirmation.tsx';
import { newsletterConfirmationStates } from './NewsletterConfirmation.states.ts';

const meta = {
  title: 'Mails/Newsletter confirmation',
  component: NewsletterConfirmation,
  args: { frame: sampleMailFrame, facts: newsletterConfirmationStates.asked },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewsletterConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { name: 'With the link to join' };
