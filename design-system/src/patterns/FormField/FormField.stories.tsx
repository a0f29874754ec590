import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { FormField } from './FormField.tsx';

const meta = {
  title: 'Patterns/Form field',
  component: FormField,
  args: {
    label: 'Full name',
    children: (control) => <TextField {...control} name="name" autoComplete="name" />,
  },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHint: Story = {
  name: 'With hint',
  args: {
    label: 'Password',
    hint: 'At least 8 characters',
    children: (control) => (
      <PasswordField {...control} name="password" revealLabel="Show password" hideLabel="Hide password" />
    ),
  },
};

export const WithProblem: Story = {
  name: 'With problem',
  args: {
    label: 'Password',
    hint: 'At least 8 characters',
    problem: 'Whoops, looks like your password is too short.',
    children: (control) => (
      <PasswordField {...control} name="password" revealLabel="Show password" hideLabel="Hide password" />
    ),
  },
};

export const WithButton: Story = {
  name: 'With a button beside it',
  args: {
    label: 'ZIP code',
    hint: 'Sets the sales tax',
    problem: 'Hmm, we don’t know this ZIP code. Check each digit once more.',
    action: <Button variant="secondary">Apply</Button>,
    children: (control) => <TextField {...control} name="postalCode" defaultValue="00000" />,
  },
};

export const AroundASelect: Story = {
  name: 'Around a select',
  args: {
    label: 'Country',
    children: (control) => (
      <Select {...control} name="country">
        <option value="DE">Germany</option>
        <option value="BR">Brazil</option>
      </Select>
    ),
  },
};

export const LongWords: Story = {
  name: 'Long words',
  args: {
    label: 'Rechnungsempfängerbezeichnung',
    hint: 'Mindestens acht Buchstaben, Ziffern oder Sonderzeichen',
    problem: 'Deine Rechnungsempfängerbezeichnung ist leider zu kurz für die Vertragsbestätigung.',
  },
};
