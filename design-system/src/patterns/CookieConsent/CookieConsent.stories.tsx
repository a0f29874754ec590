import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { CookieConsent } from './CookieConsent.tsx';

const meta = {
  title: 'Patterns/CookieConsent',
  component: CookieConsent,
  args: { frame: { ...sampleFrame, consent: 'unanswered' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CookieConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

export const Details: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary === null) throw new Error('The notice has no details.');
    await userEvent.click(summary);
    for (const box of await screen.findAllByRole('checkbox')) {
      await expect(box).not.toBeChecked();
    }
  },
};
