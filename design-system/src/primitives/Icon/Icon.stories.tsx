import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { fontSize, space } from '../../tokens/index.ts';
import { Icon } from './Icon.tsx';
import { iconNames } from './Icon.options.ts';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { name: 'globe' },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <Names>
      {iconNames.map((name) => (
        <Name key={name}>
          <Icon name={name} /> {name}
        </Name>
      ))}
    </Names>
  ),
};

const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Name = styled.li`
  font-size: ${fontSize.small};
`;
