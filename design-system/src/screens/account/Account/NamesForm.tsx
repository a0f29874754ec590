import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { AccountFormProps } from './AccountProps.ts';
import { focusOnFirst } from '../../../patterns/FormField/focusOnLoad.ts';
import { OpenForm } from './OpenForm.tsx';

const fields = ['firstName', 'lastName'] as const;

/** Changes both names. */
export function NamesForm({ userId, form: { values, problems }, links }: AccountFormProps<'names'>) {
  const { t } = useTranslation('missingProfileFields');
  const focusOf = focusOnFirst(fields, problems);

  return (
    <OpenForm userId={userId} change="names" links={{ ...links, submit: links.changeNames }}>
      {fields.map((field) => {
        const problem = problems[field];
        return (
          <FormField
            key={field}
            label={t(($) => $[field].label)}
            problem={problem && t(($) => $[field][problem])}
          >
            {(control) => (
              <TextField
                {...control}
                {...focusOf(field)}
                name={field}
                autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
                defaultValue={values[field]}
              />
            )}
          </FormField>
        );
      })}
    </OpenForm>
  );
}
