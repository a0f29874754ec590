'use client';

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { countriesByName, countryName } from '../../../formatting/countryNames.ts';
import { countryCodes } from '../../../patterns/CountrySelect/CountrySelect.options.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Fold } from './Fold.tsx';
import { ScriptlessForm } from './ScriptlessForm.tsx';
import { formatPercent } from '../../../formatting/formatPercent.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { FormerWords } from './FormerWords.tsx';
import { PostalCodeRow, type TypedPostalCode } from './PostalCodeRow.tsx';
import { buyableQuote, shownQuote } from './buyableQuote.ts';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { Quote, QuoteState, RegionState } from './CheckoutState.ts';

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
  const postalCodeAsked = state.status === 'postalCodeWanted' || state.status === 'postalCodeRefused';

  // The select keeps its value: it may have been changed before hydration.
  const catchUp = useEffectEvent(() => {
    if (select.current && select.current.value !== country) onCountryChoose(select.current.value);
  });
  useEffect(() => {
    catchUp();
  }, []);

  const order = buyableQuote(quote);
  const shown = shownQuote(quote);
  const tax = shown && taxIn(shown);

  function taxIn({ tax: charged, firstPeriod }: Quote): string | undefined {
    if ('limit' in charged) {
      const percent = formatPercent(charged.limit.percent, frame.language);
      const price = formatMoney(firstPeriod, frame.language);
      const amount = formatMoney(charged.limit.firstPeriod, frame.language);
      return t(($) => $.region.limit, { price, percent, amount });
    }
    return (
      charged.amount &&
      t(($) => $.region[charged.mode], { amount: formatMoney(charged.amount, frame.language) })
    );
  }

  const choice = (
    <ScriptlessForm action={links.submit} submit={t(($) => $.region.country.submit)}>
      <FormField
        label={t(($) => $.region.country.label)}
        hint={(asked && order ? tax : undefined) ?? t(($) => $.region.country.hint)}
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
    <>
      {asked ? (
        <div>{choice}</div>
      ) : (
        <Fold
          value={country}
          unsettled={postalCodeAsked || order === undefined}
          icon="map-pin"
          name={countryName(country, frame.language)}
          note={order ? tax : tax && <FormerWords>{tax}</FormerWords>}
          action={t(($) => $.plan.change)}
        >
          {choice}
        </Fold>
      )}
      {state.status !== 'countryAlone' && state.status !== 'countryWanted' && (
        <PostalCodeRow
          key={state.country}
          state={state}
          quote={quote}
          links={links}
          typedPostalCode={typedPostalCode}
          onPostalCodeSubmit={onPostalCodeSubmit}
        />
      )}
    </>
  );
}
