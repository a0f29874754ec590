import { Button, Heading, PlanPicker } from '../../../../design-system/src/index.ts';

/** A page with a choice of plans as a team would put it together from the package. */
export function PlanPage() {
  return (
    <form method="post" action="/plans">
      <Heading level={1} size="h1">
        Choose your plan
      </Heading>
      <PlanPicker
        legend="Your plan"
        name="plan"
        chosen="year"
        options={[
          {
            value: 'month',
            name: 'Month',
            note: 'Ends when you say so',
            price: '€12.99',
            per: 'a month',
          },
          {
            value: 'year',
            name: 'Year',
            note: 'Paid once',
            price: '€69.99',
            per: 'a year',
          },
          {
            value: 'family',
            name: 'Family',
            note: 'For six people',
            price: '€99.99',
            per: 'a year',
          },
        ]}
      />
      <Button type="submit" wide>
        Go on
      </Button>
    </form>
  );
}
