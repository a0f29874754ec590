import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../Logo/Logo.tsx';
import { BrandProvider } from './BrandProvider.tsx';

const meta = {
  title: 'Primitives/Brand provider',
  component: BrandProvider,
  args: { brand: { name: 'Ohm' }, children: <Logo /> },
} satisfies Meta<typeof BrandProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Name: Story = { name: 'Another name' };

export const NameAndLogo: Story = {
  name: 'Another name and logo',
  args: {
    brand: {
      name: 'Ohm',
      logo: (
        <svg width="32" height="32" viewBox="0 0 40 40" aria-hidden="true">
          <path d="M8 33h8v-5a13 13 0 1 1 8 0v5h8" fill="none" stroke="currentColor" strokeWidth="3.5" />
        </svg>
      ),
    },
  },
};

export const LogoWithName: Story = {
  name: 'A logo that shows the name',
  args: {
    brand: {
      name: 'Ohm',
      logo: (
        <svg width="120" height="32" viewBox="0 0 150 40" aria-hidden="true">
          <text y="32" fontSize="40" letterSpacing="8" fill="currentColor">
            OHM
          </text>
        </svg>
      ),
      logoHasName: true,
    },
  },
};
