import { languageRecords, languages } from '@stillpoint/translations';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { longestTexts } from '@stillpoint/translations/textLengths.ts';
import { countriesByName } from '../../../formatting/countryNames.ts';
import { countryCodes } from '../../../patterns/CountrySelect/CountrySelect.options.ts';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { media, space } from '../../../tokens/index.ts';
import { GiftPicker } from './GiftPicker.tsx';
import type { GiveGiftProps } from './GiveGiftProps.ts';
import type { GiftProblems, GiveGiftState } from './GiveGiftState.ts';

export interface GiftFormProps extends Pick<GiveGiftProps, 'frame' | 'links'> {
  state: Extract<GiveGiftState, { status: 'form' }>;
}

/** As the server takes it. */
const longestMessage = longestTexts.giftMessage;

/** Whom it is for, what is given, when it goes out, and where the giver is billed. */
export function GiftForm({ frame, state, links }: GiftFormProps) {
  const { t } = useTranslation('gift');
  const { userId, choices, tax, values, problems, postalCodeWanted, days, failure } = state;
  const first = fields.find((field) => problems[field] !== undefined);
  const focus = (field: keyof GiftProblems) => (field === first ? focusOnLoad : {});

  return (
    <Root method="post" action={links.submit} noValidate>
      {failure && (
        <Notice tone="error" tabIndex={-1} {...focusOnLoad} title={t(($) => $.failure[failure.reason].title)}>
          {failure.reason === 'tooManyAttempts'
            ? t(($) => $.failure.tooManyAttempts.text, { count: failure.minutes })
            : t(($) => $.failure.unavailable.text)}
        </Notice>
      )}
      <input type="hidden" name="userId" value={userId} />
      <FormField label={t(($) => $.give.name.label)} problem={problemIn('receiverName', problems, t)}>
        {(control) => (
          <TextField
            {...control}
            {...focus('receiverName')}
            name="receiverName"
            autoComplete="section-receiver name"
            defaultValue={values.receiverName}
          />
        )}
      </FormField>
      <GiftPicker frame={frame} choices={choices} chosen={values.kind} tax={tax} />
      <Pair>
        <FormField label={t(($) => $.give.email.label)} problem={problemIn('receiverEmail', problems, t)}>
          {(control) => (
            <TextField
              {...control}
              {...focus('receiverEmail')}
              name="receiverEmail"
              type="email"
              autoComplete="section-receiver email"
              placeholder="name@example.com"
              defaultValue={values.receiverEmail}
            />
          )}
        </FormField>
        <FormField
          label={t(($) => $.give.day.label)}
          hint={t(($) => $.give.day.hint)}
          problem={problemIn('sendOn', problems, t)}
        >
          {(control) => (
            <TextField
              {...control}
              {...focus('sendOn')}
              name="sendOn"
              type="date"
              min={days.first}
              max={days.last}
              defaultValue={values.sendOn}
            />
          )}
        </FormField>
      </Pair>
      <FormField
        label={t(($) => $.give.message.label)}
        hint={t(($) => $.give.message.hint, { count: longestMessage })}
        problem={problemIn('message', problems, t)}
      >
        {(control) => (
          <TextArea
            {...control}
            {...focus('message')}
            name="message"
            maxLength={longestMessage}
            defaultValue={values.message}
          />
        )}
      </FormField>
      <FormField label={t(($) => $.give.language.label)} hint={t(($) => $.give.language.hint)}>
        {(control) => (
          <Select {...control} name="language" defaultValue={values.language}>
            {languages.map((language) => (
              <option key={language} value={language} lang={languageRecords[language].locale}>
                {languageRecords[language].displayName}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField label={t(($) => $.give.country.label)} hint={t(($) => $.give.country.hint)}>
        {(control) => (
          <Select {...control} name="country" autoComplete="country" defaultValue={values.country}>
            {countriesByName(countryCodes, frame.language).map(({ code, name }) => (
              // Names and order of countries may differ between server and browser.
              <option key={code} value={code} suppressHydrationWarning>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {postalCodeWanted && (
        <FormField
          label={t(($) => $.give.postalCode.label)}
          hint={t(($) => $.give.postalCode.hint)}
          problem={problemIn('postalCode', problems, t)}
        >
          {(control) => (
            <TextField
              {...control}
              {...focus('postalCode')}
              name="postalCode"
              autoComplete="postal-code"
              inputMode="numeric"
              defaultValue={values.postalCode}
            />
          )}
        </FormField>
      )}
      <Button type="submit" wide>
        {t(($) => $.give.submit)}
      </Button>
      <Text size="small" soft>
        {t(($) => $.give.promise)}
      </Text>
    </Root>
  );
}

/** In the order in which they stand. */
const fields = [
  'receiverName',
  'receiverEmail',
  'sendOn',
  'message',
  'postalCode',
] as const satisfies readonly (keyof GiftProblems)[];

function problemIn(
  field: keyof GiftProblems,
  problems: GiftProblems,
  t: TFunction<'gift'>,
): string | undefined {
  switch (field) {
    case 'receiverName':
      return problems.receiverName && t(($) => $.give.name[problems.receiverName ?? 'missing']);
    case 'receiverEmail':
      return problems.receiverEmail && t(($) => $.give.email[problems.receiverEmail ?? 'missing']);
    case 'message':
      return problems.message && t(($) => $.give.message[problems.message ?? 'tooLong']);
    case 'sendOn':
      return problems.sendOn && t(($) => $.give.day[problems.sendOn ?? 'invalid']);
    case 'postalCode':
      return problems.postalCode && t(($) => $.give.postalCode[problems.postalCode ?? 'missing']);
  }
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  & > p {
    text-align: center;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: end;
  gap: ${space[5]} ${space[4]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
