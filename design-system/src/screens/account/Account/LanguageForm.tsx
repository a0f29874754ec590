import { languageRecords, languages, type Language } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import type { AccountProps } from './AccountProps.ts';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { OpenForm } from './OpenForm.tsx';

export interface LanguageFormProps extends Pick<AccountProps, 'links'> {
  userId: string;
  language: Language;
}

/** Changes the language of mails and pages. */
export function LanguageForm({ userId, language, links }: LanguageFormProps) {
  const { t } = useTranslation('account');

  return (
    <OpenForm userId={userId} change="language" links={{ ...links, submit: links.changeLanguage }}>
      <FormField label={t(($) => $.language.label)} hint={t(($) => $.you.language)}>
        {(control) => (
          <Select {...control} {...focusOnLoad} name="language" defaultValue={language}>
            {languages.map((each) => (
              <option key={each} value={each} lang={languageRecords[each].locale}>
                {languageRecords[each].displayName}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </OpenForm>
  );
}
