import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary === null) throw new Error('The notice has no details.');
    await userEvent.click(summary);
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(3));
    const [all, analytics, marketing] = canvas.getAllByRole('checkbox');
    if (!all || !analytics || !marketing) throw new Error('The group has no box for each purpose.');
    for (const box of [all, analytics, marketing]) await expect(box).not.toBeChecked();
    await userEvent.click(analytics);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    for (const box of [analytics, marketing]) await expect(box).toBeChecked();
  },
};
