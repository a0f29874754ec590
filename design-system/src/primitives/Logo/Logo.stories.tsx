import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Logo } from './Logo.tsx';
import { LogoMark } from './LogoMark.tsx';

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = { name: 'With name' };

export const MarkAlone: Story = { name: 'Mark alone', render: () => <Large /> };

const Large = styled(LogoMark)`
  inline-size: 4.5rem;
  block-size: 4.5rem;
`;
