import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreferenceForm } from './PreferenceForm.tsx';

const meta = {
  title: 'Patterns/Preference form',
  component: PreferenceForm,
  args: {
    action: '/preferences',
    path: '/plans',
    name: 'theme',
    current: 'day',
    choices: [
      { value: 'day', label: 'Day', icon: 'sun' },
      { value: 'night', label: 'Night', icon: 'moon' },
    ],
  },
} satisfies Meta<typeof PreferenceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
