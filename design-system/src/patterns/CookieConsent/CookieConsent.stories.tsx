import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { CookieConsent } from './CookieConsent.tsx';

const meta = {
  title: 'Patterns/Cookie consent',
  component: CookieConsent,
  args: { frame: { ...sampleFrame, consent: 'unanswered' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CookieConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
