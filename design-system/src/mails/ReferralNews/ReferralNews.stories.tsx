import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { ReferralNews } from './ReferralNews.tsx';
import { referralNewsStates } from './ReferralNews.states.ts';

const meta = {
  title: 'Mails/Referral news',
  component: ReferralNews,
  args: { frame: sampleMailFrame, facts: referralNewsStates.came },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReferralNews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Came: Story = { name: 'A friend came', args: { facts: referralNewsStates.came } };

export const SeveralCame: Story = {
  name: 'Several friends came',
  args: { facts: referralNewsStates.severalCame },
};

export const Month: Story = { name: 'A month was credited', args: { facts: referralNewsStates.month } };

export const SeveralMonths: Story = {
  name: 'Several months were credited',
  args: { facts: referralNewsStates.severalMonths },
};

export const Both: Story = {
  name: 'Friends came, and a month was credited',
  args: { facts: referralNewsStates.both },
};

export const WithoutCharge: Story = {
  name: 'A month was credited, no charge follows',
  args: { facts: referralNewsStates.withoutCharge },
};

export const WithoutSum: Story = {
  name: 'Months were credited, their sum is unknown',
  args: { facts: referralNewsStates.withoutSum },
};

export const Unnamed: Story = { name: 'Without a first name', args: { facts: referralNewsStates.unnamed } };
