import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { space } from '../../tokens/index.ts';
import { MoonPhase } from './MoonPhase.tsx';

const Nights = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 3rem);
  gap: ${space[3]};
`;

const meta = {
  title: 'Primitives/Moon phase',
  component: MoonPhase,
  args: { phase: 0.5 },
  argTypes: { phase: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
  decorators: [
    (Story) => (
      <Nights>
        <Story />
      </Nights>
    ),
  ],
} satisfies Meta<typeof MoonPhase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {};
export const New: Story = { args: { phase: 0 } };
export const Full: Story = { args: { phase: 1 } };

/** Fourteen free nights, from sliver to full. */
export const Fourteen: Story = {
  render: () => (
    <>
      {Array.from({ length: 14 }, (_night, index) => (
        <MoonPhase key={index} phase={(index + 1) / 14} />
      ))}
    </>
  ),
};
