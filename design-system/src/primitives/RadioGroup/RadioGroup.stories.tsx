import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Primitives/Radio group',
  component: RadioGroup,
  args: {
    legend: 'Why do you leave?',
    name: 'reason',
    options: [
      { value: 'time', label: 'I have no time for it now' },
      { value: 'price', label: 'It costs too much' },
      { value: 'other', label: 'Something else', note: 'You may tell us on the next page' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { name: 'Nothing chosen' };

export const Chosen: Story = {
  args: { defaultValue: 'time' },
};

export const WithProblem: Story = {
  name: 'With problem',
  args: { problem: 'Please choose a reason.' },
};

export const LongWords: Story = {
  name: 'Long words',
  args: {
    legend: 'Welche Mitgliedschaftsverlängerungsbenachrichtigung möchtest du?',
    options: [
      {
        value: 'mail',
        label: 'Benachrichtigungsschreiben',
        note: 'Drei Tage vor der Vertragsverlängerungsbuchung',
      },
      { value: 'none', label: 'Keine' },
    ],
  },
};
