import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { FieldProblem } from '../../../primitives/FieldProblem/FieldProblem.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { color, radius, space } from '../../../tokens/index.ts';
import { planName } from '../../account/Subscription/planName.ts';
import { storeNames } from '../../account/Subscription/storeNames.ts';
import { useOwnPlanWords } from '../ownPlan/useOwnPlanWords.ts';
import type { AcceptInviteProps } from './AcceptInviteProps.ts';
import type { OwnPlan, OwnPlanAsked } from './AcceptInviteState.ts';

export interface OwnPlansStepProps extends Pick<AcceptInviteProps, 'frame'> {
  ownPlans: readonly OwnPlanAsked[];
  /** Nothing before it is wrong: the page opens at the first plan for which nothing was chosen. */
  focusable: boolean;
}

/** What becomes of each own plan of the person: told where there is nothing to choose, asked where it would be charged. */
export function OwnPlansStep({ frame, ownPlans, focusable }: OwnPlansStepProps) {
  const { t } = useTranslation('ownPlan');
  const id = useId();
  const first = ownPlans.findIndex(({ problem }) => problem !== undefined);

  return (
    <Root aria-labelledby={id}>
      <Heading level={2} size="h3" id={id}>
        {t(($) => $[ownPlans.length === 1 ? 'title' : 'titleOfSeveral'])}
      </Heading>
      {ownPlans.map(({ plan, shown, choice, problem }, at) => (
        <Plan key={shown}>
          <input type="hidden" name={`ownPlanShown${at + 1}`} value={shown} />
          <Step
            frame={frame}
            name={`ownPlan${at + 1}`}
            ownPlan={plan}
            choice={choice}
            problem={problem}
            focused={focusable && at === first}
          />
        </Plan>
      ))}
    </Root>
  );
}

interface StepProps extends Pick<AcceptInviteProps, 'frame'> {
  name: string;
  ownPlan: OwnPlan;
  choice: OwnPlanAsked['choice'];
  problem: OwnPlanAsked['problem'];
  /** The page opens here: this is the first thing to put right. */
  focused: boolean;
}

function Step({ frame, name, ownPlan, choice, problem, focused }: StepProps) {
  const standing = useOwnPlanWords(frame);
  const { t } = useTranslation('ownPlan');

  switch (ownPlan.kind) {
    case 'ends':
    case 'access':
      return <Text size="small">{standing(ownPlan)}</Text>;
    case 'charged':
    case 'waits':
      return (
        <EndOrKeep
          frame={frame}
          name={name}
          ownPlan={ownPlan}
          choice={choice}
          problem={problem}
          focused={focused}
        />
      );
    case 'billedElsewhere':
      return (
        <>
          <Text size="small">{standing(ownPlan)}</Text>
          {ownPlan.company !== undefined && <How company={ownPlan.company} />}
          <Agree
            name={name}
            company={ownPlan.company === undefined ? t(($) => $.otherCompany) : storeNames[ownPlan.company]}
            agreed={choice === 'keep'}
            problem={problem}
            focused={focused}
          />
        </>
      );
  }
}

interface EndOrKeepProps extends Omit<StepProps, 'ownPlan'> {
  ownPlan: Extract<OwnPlan, { kind: 'charged' | 'waits' }>;
}

/** Nothing is chosen before: to be charged twice has to be wished for. */
function EndOrKeep({ frame, name, ownPlan, choice, problem, focused }: EndOrKeepProps) {
  const { t } = useTranslation('acceptInvite');
  const { t: words } = useTranslation('ownPlan');
  const { kind, next } = ownPlan;
  const day = formatDay(next.date, frame.language, 'withYear', frame.country);

  return (
    <RadioGroup
      legend={t(($) => $.ownPlan.question[kind], {
        plan: words(($) => $.plan[planName(ownPlan.plan)]),
        day,
      })}
      name={name}
      defaultValue={choice}
      required
      problem={problem && t(($) => $.ownPlan.missing)}
      focused={focused}
      options={[
        {
          value: 'end',
          label: t(($) => $.ownPlan.end[kind], { day }),
          note: t(($) => $.ownPlan.endNote[kind]),
        },
        {
          value: 'keep',
          label:
            next.amount === undefined
              ? t(($) => $.ownPlan.keepWithoutAmount, { day })
              : t(($) => $.ownPlan.keep, { day, amount: formatMoney(next.amount, frame.language) }),
        },
      ]}
    />
  );
}

function How({ company }: { company: keyof typeof storeNames }) {
  const { t } = useTranslation('ownPlan');
  return (
    <Text size="fine" soft>
      {t(($) => $.how[company])}
    </Text>
  );
}

interface AgreeProps extends Pick<StepProps, 'name' | 'problem' | 'focused'> {
  company: string;
  agreed: boolean;
}

function Agree({ name, company, agreed, problem, focused }: AgreeProps) {
  const { t } = useTranslation('acceptInvite');
  const id = useId();

  return (
    <div>
      <Checkbox
        name={name}
        value="keep"
        required
        defaultChecked={agreed}
        {...(focused && focusOnLoad)}
        aria-invalid={problem && true}
        aria-describedby={problem && id}
      >
        {t(($) => $.ownPlan.agree, { company })}
      </Checkbox>
      {problem && (
        <div id={id}>
          <FieldProblem>{t(($) => $.ownPlan.agreeMissing)}</FieldProblem>
        </div>
      )}
    </div>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]} clamp(1rem, 3vw, 1.5rem);
  border-radius: ${radius.l};
  background: ${color.surfaceSunken};
`;

const Plan = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;
