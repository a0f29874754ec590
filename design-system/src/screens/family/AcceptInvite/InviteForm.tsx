import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { countriesByName } from '../../../formatting/countryNames.ts';
import { countryCodes } from '../../../patterns/CountrySelect/CountrySelect.options.ts';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { space } from '../../../tokens/index.ts';
import type { AcceptInviteProps } from './AcceptInviteProps.ts';
import type { AcceptInviteState, AcceptInviteValues } from './AcceptInviteState.ts';
import { OwnPlansStep } from './OwnPlansStep.tsx';

export interface InviteFormProps extends Pick<AcceptInviteProps, 'frame' | 'links'> {
  state: Extract<AcceptInviteState, { status: 'open' }>;
}

/** The person's name and address, what becomes of their own plan, and the button that joins. */
export function InviteForm({ frame, state, links }: InviteFormProps) {
  const { t } = useTranslation('acceptInvite');
  const { t: common } = useTranslation('common');
  const { userId, token, values, problems, ownPlans = [] } = state;
  const first = asked.find((field) => problems[field] !== undefined);
  const focus = (field: (typeof asked)[number]) => (field === first ? focusOnLoad : {});

  const field = (name: WrittenField) => {
    const problem = problems[name];
    return (
      <FormField
        label={t(($) => $.address[name].label)}
        problem={problem && t(($) => $.address[name][problem])}
      >
        {(control) => (
          <TextField
            {...control}
            {...focus(name)}
            name={name}
            autoComplete={autoComplete[name]}
            defaultValue={values[name]}
            required
          />
        )}
      </FormField>
    );
  };

  return (
    <Root method="post" action={links.submit} noValidate>
      <input type="hidden" name="step" value="accept" />
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="token" value={token} />
      <Words>
        <Heading level={2} size="h3">
          {t(($) => $.address.title)}
        </Heading>
        <Text size="small" soft>
          {t(($) => $.address.why)}
        </Text>
      </Words>
      <Pair>
        {field('firstName')}
        {field('lastName')}
      </Pair>
      <Pair data-of="street">
        {field('streetName')}
        {field('streetNumber')}
      </Pair>
      <Pair data-of="city">
        {field('zipPostalCode')}
        {field('city')}
      </Pair>
      <FormField
        label={t(($) => $.address.country.label)}
        problem={problems.country && t(($) => $.address.country[problems.country ?? 'missing'])}
      >
        {(control) => (
          <Select
            {...control}
            {...focus('country')}
            name="country"
            autoComplete="country"
            defaultValue={values.country}
            required
          >
            {values.country === '' && <option value="">{common(($) => $.country.unknown)}</option>}
            {countriesByName(countryCodes, frame.language).map(({ code, name }) => (
              // Names and order of countries may differ between server and browser.
              <option key={code} value={code} suppressHydrationWarning>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {ownPlans.length > 0 && (
        <OwnPlansStep frame={frame} ownPlans={ownPlans} focusable={first === undefined} />
      )}
      <Button type="submit" wide>
        {t(($) => $.open.submit)}
      </Button>
      <Leave size="fine" soft>
        {t(($) => $.open.leave)}
      </Leave>
    </Root>
  );
}

type WrittenField = Exclude<keyof AcceptInviteValues, 'country'>;

/** What is asked for, in the order in which it stands. */
const asked = [
  ...(['firstName', 'lastName', 'streetName', 'streetNumber', 'zipPostalCode', 'city'] as const),
  'country',
] as const satisfies readonly (keyof InviteFormProps['state']['problems'])[];

/** What browsers fill in. They have no token for the number of a house alone, and judge it by its name. */
const autoComplete: Record<WrittenField, string | undefined> = {
  firstName: 'given-name',
  lastName: 'family-name',
  streetName: 'address-line1',
  streetNumber: undefined,
  zipPostalCode: 'postal-code',
  city: 'address-level2',
};

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

const Words = styled.div`
  display: grid;
  gap: ${space[2]};
  text-wrap: pretty;
`;

/** Two fields side by side, where both have room. */
const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[5]} ${space[4]};

  & > div {
    flex: 1 1 11rem;
  }
  &[data-of='street'] > :first-child {
    flex: 3 1 9.5rem;
  }
  &[data-of='street'] > :last-child {
    flex: 1 1 5.5rem;
  }
  &[data-of='city'] > :first-child {
    flex: 1 1 7rem;
  }
  &[data-of='city'] > :last-child {
    flex: 3 1 8.5rem;
  }
`;

const Leave = styled(Text)`
  text-align: center;
`;
