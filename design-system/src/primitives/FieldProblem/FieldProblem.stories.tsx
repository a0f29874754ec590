import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldProblem } from './FieldProblem.tsx';

const meta = {
  title: 'Primitives/Field problem',
  component: FieldProblem,
  args: { children: 'Please choose one of both.' },
} satisfies Meta<typeof FieldProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const LongWords: Story = {
  name: 'Long words',
  args: { children: 'Deine Rechnungsempfängerbezeichnung ist leider zu kurz für die Vertragsbestätigung.' },
};
