import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { MomentRound } from '../MomentRound/MomentRound.tsx';
import { momentHours, type MomentHour } from '../MomentsState.ts';

export interface HourChoiceProps {
  chosen: MomentHour | undefined;
  /** What is wrong, and how to correct it. */
  problem: string | undefined;
  /** The first option has the focus when the page opens. */
  focused: boolean;
}

/** The hour of a moment, each with its drawing. */
export function HourChoice({ chosen, problem, focused }: HourChoiceProps) {
  const { t } = useTranslation('shareMoment');
  const { t: moments } = useTranslation('moments');

  return (
    <RadioGroup
      legend={t(($) => $.hour.label)}
      name="hour"
      options={momentHours.map((hour) => ({
        value: hour,
        label: moments(($) => $.hour[hour]),
        picture: <MomentRound hour={hour} />,
      }))}
      defaultValue={chosen}
      required
      problem={problem}
      focused={focused}
    />
  );
}
