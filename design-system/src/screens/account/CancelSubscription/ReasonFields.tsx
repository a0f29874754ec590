import { useTranslation } from 'react-i18next';
import { longestTexts } from '@stillpoint/translations/textLengths.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { cancellationReasons, type GivenReason } from './CancelSubscriptionState.ts';

export interface ReasonFieldsProps {
  /** What the fields hold on the first render. */
  given: GivenReason | undefined;
}

/** As the server keeps them. */
const longestWords = longestTexts.reasonForLeaving;

/** Why a member cancels, in one line. Skipped by doing nothing. */
export function ReasonFields({ given = {} }: ReasonFieldsProps) {
  const { t } = useTranslation('cancelSubscription');

  return (
    <>
      <FormField label={t(($) => $.reason.label)} hint={t(($) => $.reason.hint)}>
        {(control) => (
          <Select {...control} name="reason" autoComplete="off" defaultValue={given.reason ?? ''}>
            <option value="">{t(($) => $.reason.none)}</option>
            {cancellationReasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(($) => $.reason[reason])}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <div data-for="other">
        <FormField label={t(($) => $.words.label)} hint={t(($) => $.words.hint)}>
          {(control) => (
            <TextArea
              {...control}
              name="words"
              maxLength={longestWords}
              rows={3}
              defaultValue={given.words}
            />
          )}
        </FormField>
      </div>
    </>
  );
}
