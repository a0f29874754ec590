import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { CookieConsent } from './CookieConsent.tsx';
import states from './CookieConsent.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Cookie consent',
  tags: ['!autodocs'],
} satisfies Meta<typeof CookieConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Details: Story = {
  name: 'Details begin unticked',
  play: async ({ canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary === null) throw new Error('The notice has no details.');
    await userEvent.click(summary);
    for (const box of await screen.findAllByRole('checkbox')) {
      await expect(box).not.toBeChecked();
    }
  },
};
