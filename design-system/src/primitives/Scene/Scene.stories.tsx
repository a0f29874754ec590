import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Scene } from './Scene.tsx';
import { sceneFits, sceneNames } from './Scene.options.ts';

const Sky = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  min-block-size: 40rem;
  background: linear-gradient(var(--art-sky-a), var(--art-sky-m) 45%, var(--art-sky-b) 76%);
`;

const meta = {
  title: 'Primitives/Scene',
  component: Scene,
  parameters: { layout: 'fullscreen' },
  args: { name: 'lake' },
  argTypes: {
    name: { control: 'select', options: sceneNames },
    fit: { control: 'inline-radio', options: sceneFits },
  },
  decorators: [
    (Story) => (
      <Sky>
        <Story />
      </Sky>
    ),
  ],
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lake: Story = {};
export const Shore: Story = { args: { name: 'shore', fit: 'cover' } };
export const Valley: Story = { args: { name: 'valley' } };
export const Still: Story = { args: { name: 'still' } };
export const Strip: Story = { args: { name: 'strip' } };
export const Foot: Story = { args: { name: 'foot' } };
export const Missing: Story = { args: { name: 'missing' } };
export const Passing: Story = { args: { name: 'passing' } };
export const Risen: Story = { args: { name: 'risen' } };
export const Seats: Story = { args: { name: 'seats' } };
export const HourSit: Story = { name: 'Hour sit', args: { name: 'hour-sit' } };
export const HourBreathe: Story = { name: 'Hour breathe', args: { name: 'hour-breathe' } };
export const HourSleep: Story = { name: 'Hour sleep', args: { name: 'hour-sleep' } };
export const Orb: Story = { args: { name: 'orb' } };
export const Rings: Story = { args: { name: 'rings' } };

/** The same place in another mood: only the drawing changes. */
export const AtDusk: Story = {
  name: 'At dusk',
  decorators: [
    (Story) => (
      <Sky data-mood="dusk">
        <Story />
      </Sky>
    ),
  ],
};
