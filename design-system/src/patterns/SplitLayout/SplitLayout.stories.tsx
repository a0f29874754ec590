import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { SplitLayout } from './SplitLayout.tsx';

const meta = {
  title: 'Patterns/Split layout',
  component: SplitLayout,
  args: {
    frame: sampleFrame,
    claim: 'Sleep comes easier from here',
    offer: 'login',
    children: (
      <Stack gap={5}>
        <Heading level={1} size="h2" stop>
          Create your account
        </Heading>
        <FormField label="Full name">{(control) => <TextField {...control} name="name" />}</FormField>
        <Button wide>Create account</Button>
      </Stack>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SplitLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClaimOnly: Story = { name: 'Claim only' };

export const WithPromises: Story = {
  name: 'With promises',
  args: {
    promises: [
      'Fall asleep to slow, soft stories',
      'Wind down with four minutes of breathing',
      'Wake to a quieter morning',
    ],
  },
};

export const WithLead: Story = {
  name: 'With lead',
  args: { claim: 'Good to have you back', lead: 'Everything is where you left it.', offer: 'register' },
};

export const LongWords: Story = {
  name: 'Long words',
  args: {
    claim: 'Einschlafschwierigkeiten verabschieden sich ab heute Abend',
    promises: ['Einschlafgeschichten für Nachtschichtarbeiterinnen', 'Atemübungen für Zwischendurch'],
  },
};
