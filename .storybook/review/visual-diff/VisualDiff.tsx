import * as React from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { KeyRow } from '../KeyRow.tsx';
import { whereNarrow } from '../narrow.ts';
import { ReviewPage } from '../ReviewPage.tsx';
import { useAllKeys } from '../useAllKeys.ts';
import { useChoose } from '../useChoose.ts';
import { diffChoices, diffIn } from './address.ts';
import { CauseList } from './CauseList.tsx';
import { CauseView } from './CauseView.tsx';
import { DiffToolbar } from './DiffToolbar.tsx';
import { readDiff, useDiff } from './diffStore.ts';
import { mainKeys, otherKeys } from './keys.ts';
import { NothingToCompare } from './NothingToCompare.tsx';
import { useDecisions } from './useDecisions.ts';
import { useDiffKeys } from './useDiffKeys.ts';

/** What looks different since a commit, grouped by its causes, each of which is approved as a whole. */
export function VisualDiff() {
  const { location } = useStorybookState();
  const api = useStorybookApi();
  const { report, decisions, fault } = useDiff();
  const choice = diffIn(location.search ?? '');
  const allKeys = useAllKeys(otherKeys);
  const [flipped, setFlipped] = React.useState(false);
  const { verdict, undo } = useDecisions();

  React.useEffect(() => void readDiff(), []);
  const causes = typeof report === 'string' ? [] : report.causes;
  const at = Math.max(
    0,
    causes.findIndex(({ id }) => id === choice.cause),
  );
  const cause = causes[at];
  const picture = cause?.pictures[choice.picture] ?? cause?.pictures[0];

  const choose = useChoose(diffChoices);
  const chooseCause = (place: number) => {
    const next = causes[place];
    if (next !== undefined) choose({ cause: next.id, picture: 0 });
  };
  const openStory = () => {
    if (picture === undefined) return;
    api.updateGlobals({ language: picture.language, theme: picture.theme });
    api.selectStory(picture.id);
  };
  useDiffKeys({
    onCause: (by) => chooseCause(at + by),
    onPicture: (by) => {
      const next = choice.picture + by;
      if (cause?.pictures[next] !== undefined) choose({ picture: next });
    },
    onBlink: () => (choice.view === 'blink' ? setFlipped(!flipped) : choose({ view: 'blink' })),
    onApprove: () => cause && verdict(cause, 'approved'),
    onRefuse: () => cause && verdict(cause, 'refused'),
    onUndo: undo,
    onOpen: openStory,
    onSlider: () => choose({ view: 'slider' }),
    onAllKeys: allKeys.onToggle,
  });

  return (
    <ReviewPage theme="day" onOffer={undefined}>
      <DiffToolbar choice={choice} report={report} onChoose={choose} />
      {typeof report === 'string' || cause === undefined || picture === undefined ? (
        <NothingToCompare report={report} />
      ) : (
        <Body>
          <CauseList
            {...{ report, decisions, chosen: cause }}
            onChoose={({ id }) => choose({ cause: id, picture: 0 })}
          />
          <CauseView
            {...{ cause, picture, choice, decisions, fault, flipped, baseName: report.base.name }}
            onChoose={choose}
            onVerdict={(given) => verdict(cause, given)}
          />
        </Body>
      )}
      <KeyRow main={mainKeys} others={allKeys} />
    </ReviewPage>
  );
}

const Body = styled.div({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: '288px minmax(0, 1fr)',
  minBlockSize: 0,
  [whereNarrow]: { display: 'block', overflow: 'auto' },
});
