import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Player } from './Player.tsx';
import { drawnPlayerIn } from './drawnPlayer.ts';
import { playerStates } from './Player.states.ts';
import states, { Native, Playing, Ready } from './Player.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/Player',
  tags: ['!autodocs'],
} satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

function playerIn(canvasElement: HTMLElement) {
  const player = drawnPlayerIn(canvasElement);
  if (player === undefined) throw new Error('There is no player.');
  return player;
}

export const TakenOver: Story = {
  ...Native,
  name: 'A script takes over, and nothing moves',
  play: async ({ canvas, canvasElement }) => {
    const player = playerIn(canvasElement);
    await expect(player.audio).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    const before = canvasElement.scrollHeight;
    player.show(playerStates.ready);
    await expect(player.audio).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: /\S/ })).toBeVisible();
    await expect(canvasElement.scrollHeight).toBe(before);
  },
};

export const ReachedByKeys: Story = {
  ...Ready,
  name: 'Its button and its slider are reached by keys',
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole<HTMLInputElement>('slider');
    await userEvent.tab();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
  },
};

export const Followed: Story = {
  ...Playing,
  name: 'The sentence that is being read is marked',
  play: async ({ canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary === null) throw new Error('There is no transcript.');
    await userEvent.click(summary);
    const player = playerIn(canvasElement);
    const marked = () =>
      Array.from(canvasElement.querySelectorAll('[aria-current]'), (line) => line.getAttribute('data-from'));
    const last = () =>
      canvasElement.querySelector('[data-from="92"]')?.getBoundingClientRect().toJSON() as object;
    const before = last();
    await expect(marked()).toEqual(['32']);
    player.show({ status: 'playing', at: 28.2 });
    await expect(marked()).toEqual(['28']);
    // No word moves.
    await expect(last()).toEqual(before);
    // It changes every four seconds: a live region would speak over the breath.
    await expect(canvasElement.querySelector('details [aria-live], details [role="status"]')).toBeNull();
  },
};

export const SizedForThumbs: Story = {
  ...Ready,
  name: 'Targets are 44 px at least',
  play: async ({ canvas, canvasElement }) => {
    const targets = [
      canvas.getByRole('button'),
      canvas.getByRole('slider'),
      canvasElement.querySelector('summary'),
    ];
    for (const target of targets) {
      const { width, height } = target?.getBoundingClientRect() ?? { width: 0, height: 0 };
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};
