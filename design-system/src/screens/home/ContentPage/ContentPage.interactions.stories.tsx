import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ContentPage } from './ContentPage.tsx';
import states, { Ready } from './ContentPage.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Content page',
  tags: ['!autodocs'],
} satisfies Meta<typeof ContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shore's circle begins 720 units above its foot, and the drawing is 900 wide and as wide as its box. */
const neededHeight = 720 / 900;

export const WholeCircle: Story = {
  ...Ready,
  name: 'The whole circle is in view',
  play: async ({ canvasElement }) => {
    const shore = canvasElement.querySelector('main [data-scene="shore"]');
    if (shore === null) throw new Error('The page does not open with the shore.');
    const { width, height } = shore.getBoundingClientRect();
    await expect(height / width).toBeGreaterThan(neededHeight - 0.01);
  },
};
