import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rule } from './Rule.tsx';

const meta = { title: 'Primitives/Rule', component: Rule } satisfies Meta<typeof Rule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
