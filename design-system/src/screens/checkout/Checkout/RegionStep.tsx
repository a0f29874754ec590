'use client';

import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { RefObject, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { countriesByName, countryName } from '../../../formatting/countryNames.ts';
import { countryCodes } from '../../../patterns/CountrySelect/CountrySelect.options.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { afterPress, followPresses } from '../../../patterns/NativeForm/presses.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { space } from '../../../tokens/index.ts';
import { Fold } from './Fold.tsx';
import { ScriptlessForm } from './ScriptlessForm.tsx';
import { formatPercent } from '../../../formatting/formatPercent.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { shownQuoteOf } from './quoteOf.ts';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { QuoteState, RegionState } from './CheckoutState.ts';

/** The postal code in its field, before it counts. */
export interface TypedPostalCode {
  /** Submits it, unless it is empty or was submitted already; says whether it did. */
  submit: () => boolean;
}

export interface RegionStepProps extends Pick<
  CheckoutProps,
  'frame' | 'links' | 'onCountryChoose' | 'onPostalCodeSubmit'
> {
  state: RegionState;
  quote: QuoteState;
  typedPostalCode: RefObject<TypedPostalCode | null>;
}

/** The billing country, which decides currency, price and tax, and the postal code. */
export function RegionStep({
  frame,
  links,
  state,
  quote,
  typedPostalCode,
  onCountryChoose,
  onPostalCodeSubmit,
}: RegionStepProps) {
  const { t } = useTranslation('checkout');
  const countries = useMemo(() => countriesByName(countryCodes, frame.language), [frame.language]);
  const select = useRef<HTMLSelectElement>(null);
  const { country = '' } = state;
  // A choice that was asked for stays in its place: moved into the line that unfolds it, it would lose the focus.
  const [asked] = useState(country === '');

  // The select keeps its value: it may have been changed before hydration.
  const catchUp = useEffectEvent(() => {
    if (select.current && select.current.value !== country) onCountryChoose(select.current.value);
  });
  useEffect(() => {
    catchUp();
  }, []);

  function note(): string | undefined {
    const shown = shownQuoteOf(quote);
    if (shown === undefined) return undefined;
    const { tax, firstPeriod } = shown;
    if ('limit' in tax) {
      const percent = formatPercent(tax.limit.percent / 100, frame.language);
      const price = formatMoney(firstPeriod, frame.language);
      const amount = formatMoney(tax.limit.firstPeriod, frame.language);
      return t(($) => $.region.limit, { price, percent, amount });
    }
    const words = tax.mode === 'TAX_INCLUSIVE' ? 'included' : 'added';
    return tax.amount && t(($) => $.region[words], { amount: formatMoney(tax.amount, frame.language) });
  }

  const choice = (
    <ScriptlessForm action={links.submit} submit={t(($) => $.region.country.submit)}>
      <FormField
        label={t(($) => $.region.country.label)}
        hint={(asked ? note() : undefined) ?? t(($) => $.region.country.hint)}
      >
        {(control) => (
          <Select
            {...control}
            ref={select}
            name="country"
            autoComplete="country"
            required={country === ''}
            defaultValue={country}
            onChange={(event) => {
              onCountryChoose(event.currentTarget.value);
            }}
          >
            {country === '' && <option value="">{t(($) => $.region.country.wanted)}</option>}
            {countries.map(({ code, name }) => (
              // Names and order of countries may differ between server and browser.
              <option key={code} value={code} suppressHydrationWarning>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </ScriptlessForm>
  );

  return (
    <div>
      {asked ? (
        choice
      ) : (
        <Fold
          icon="map-pin"
          name={countryName(country, frame.language)}
          note={note()}
          action={t(($) => $.plan.change)}
        >
          {choice}
        </Fold>
      )}
      {state.status !== 'countryAlone' && state.status !== 'countryWanted' && (
        <PostalCode
          key={state.country}
          state={state}
          links={links}
          typedPostalCode={typedPostalCode}
          onPostalCodeSubmit={onPostalCodeSubmit}
        />
      )}
    </div>
  );
}

interface PostalCodeProps extends Pick<RegionStepProps, 'links' | 'typedPostalCode' | 'onPostalCodeSubmit'> {
  state: Exclude<RegionState, { status: 'countryAlone' | 'countryWanted' }>;
}

function PostalCode({ state, links, typedPostalCode, onPostalCodeSubmit }: PostalCodeProps) {
  const { t } = useTranslation('checkout');
  const input = useRef<HTMLInputElement>(null);
  const known = state.status === 'postalCodeWanted' ? '' : state.postalCode;
  const submitted = useRef(known);
  useEffect(followPresses, []);

  useImperativeHandle(typedPostalCode, () => ({ submit: submitNewCode }));

  const answerRefusal = useEffectEvent(() => {
    if (state.status === 'postalCodeRefused') input.current?.focus();
  });
  useEffect(() => {
    answerRefusal();
  }, [state]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submitted.current = input.current?.value.trim() ?? '';
    onPostalCodeSubmit(submitted.current);
  }

  /** The code counts once its field is left or the purchase button is pressed. */
  function submitNewCode(): boolean {
    const typed = input.current?.value.trim() ?? '';
    if (typed === '' || typed === submitted.current) return false;
    submitted.current = typed;
    onPostalCodeSubmit(typed);
    return true;
  }

  function problemOf(region: PostalCodeProps['state']): string | undefined {
    if (region.status !== 'postalCodeRefused') return undefined;
    return region.postalCode === ''
      ? t(($) => $.region.postalCode.missing)
      : t(($) => $.region.postalCode.unknown);
  }

  return (
    <Form id="postal-code" method="post" action={links.choosePostalCode} onSubmit={submit} noValidate>
      <FormField
        label={t(($) => $.region.postalCode.label)}
        hint={t(($) => $.region.postalCode.hint)}
        problem={problemOf(state)}
      >
        {(control) => (
          <Beside>
            <TextField
              {...control}
              ref={input}
              name="postalCode"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
              confirmed={state.status === 'postalCodeKnown'}
              defaultValue={known}
              // What a new order changes above the button must not move it during a press.
              onBlur={() => {
                afterPress(submitNewCode);
              }}
            />
            <Button type="submit" variant="secondary">
              {t(($) => $.region.postalCode.submit)}
            </Button>
          </Beside>
        )}
      </FormField>
    </Form>
  );
}

const Form = styled.form`
  min-inline-size: 0;
  padding-block-end: 1rem;
`;

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  & > input {
    flex: 4 1 9rem;
  }
  & > button {
    flex: 1 1 auto;
  }
`;
