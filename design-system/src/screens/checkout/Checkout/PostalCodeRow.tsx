import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { RefObject, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { afterPress, followPresses } from '../../../patterns/presses/presses.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { buyableQuote } from './buyableQuote.ts';
import { Fold } from './Fold.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { QuoteState, RegionState } from './CheckoutState.ts';

/** The postal code in its field, before it counts. */
export interface TypedPostalCode {
  /** Submits it, unless it is empty or was submitted already; says whether it did. */
  submit: () => boolean;
  /** Asks for it where the field is empty, and leads back to one that was refused, whose problem stays. */
  ask: () => void;
}

export interface PostalCodeRowProps extends Pick<CheckoutProps, 'links' | 'onPostalCodeSubmit'> {
  state: Exclude<RegionState, { status: 'countryAlone' | 'countryWanted' }>;
  quote: QuoteState;
  typedPostalCode: RefObject<TypedPostalCode | null>;
}

/** The postal code in its field, and on one line once the order is worked out with it. */
export function PostalCodeRow({
  state,
  quote,
  links,
  typedPostalCode,
  onPostalCodeSubmit,
}: PostalCodeRowProps) {
  const { t } = useTranslation('checkout');
  const input = useRef<HTMLInputElement>(null);
  const known = state.status === 'postalCodeWanted' ? '' : state.postalCode;
  const submitted = useRef(known);
  useEffect(followPresses, []);

  useImperativeHandle(typedPostalCode, () => ({ submit: submitNewCode, ask: askForCode }));

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

  function askForCode(): void {
    const typed = input.current?.value.trim() ?? '';
    if (typed !== '' && state.status === 'postalCodeRefused') input.current?.focus();
    else onPostalCodeSubmit(typed);
  }

  const problem =
    state.status === 'postalCodeRefused' ? t(($) => $.region.postalCode[state.problem]) : undefined;

  const order = buyableQuote(quote);

  return (
    <Fold
      value={known}
      asking={state.status !== 'postalCodeKnown'}
      unsettled={state.status !== 'postalCodeKnown' || order === undefined || 'limit' in order.tax}
      icon="mail"
      name={
        state.status === 'postalCodeKnown'
          ? t(($) => $.region.postalCode.known, { postalCode: state.postalCode })
          : t(($) => $.region.postalCode.label)
      }
      action={t(($) => $.plan.change)}
    >
      <form id="postal-code" method="post" action={links.choosePostalCode} onSubmit={submit} noValidate>
        <FormField
          label={t(($) => $.region.postalCode.label)}
          hint={t(($) => $.region.postalCode.hint)}
          problem={problem}
          action={
            <Button type="submit" variant="secondary">
              {t(($) => $.region.postalCode.submit)}
            </Button>
          }
        >
          {(control) => (
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
          )}
        </FormField>
      </form>
    </Fold>
  );
}
