import * as React from 'react';
import { useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { KeyRow } from '../KeyRow.tsx';
import { NothingFound } from '../NothingFound.tsx';
import { ReviewPage } from '../ReviewPage.tsx';
import { statesIn } from '../states.ts';
import { useAllKeys } from '../useAllKeys.ts';
import { useChoose } from '../useChoose.ts';
import { useDrawing } from '../useDrawing.ts';
import { useRowKeys } from '../useRowKeys.ts';
import { atlasChoices, atlasIn } from './address.ts';
import { AtlasHead } from './AtlasHead.tsx';
import { AtlasTable } from './AtlasTable.tsx';
import { AtlasToolbar } from './AtlasToolbar.tsx';
import { columnsOf } from './columns.ts';
import { shownAreas } from './filter.ts';
import { mainKeys, otherKeys } from './keys.ts';
import { useTexts } from './useTexts.ts';

/** Everything that can be refused: when, where it is read, in which words, the way on, and whether anything was charged. */
export function ErrorAtlas() {
  const { location, index } = useStorybookState();
  const { draw, onOffer } = useDrawing();
  const choice = atlasIn(location.search ?? '');
  const known = useTexts(choice.second);
  const states = React.useMemo(() => statesIn(index), [index]);
  const allKeys = useAllKeys(otherKeys);
  const searchField = React.useRef<HTMLInputElement>(null);
  const soughtFor = React.useDeferredValue(choice.search);

  const choose = useChoose(atlasChoices);
  useRowKeys({
    searchField,
    onLanguage: (second) => choose({ second }),
    onClose: () => choose({ open: undefined }),
    onAllKeys: allKeys.onToggle,
  });

  const areas = shownAreas({ ...choice, search: soughtFor }, Object.values(known.texts));
  const showAll = () => {
    if (searchField.current !== null) searchField.current.value = '';
    choose({ search: '', charged: 'any' });
  };

  return (
    <ReviewPage theme={choice.theme} onOffer={onOffer}>
      <AtlasToolbar choice={choice} onChoose={choose} searchField={searchField} />
      <Stage>
        <AtlasHead {...known} />
        {areas.length === 0 ? (
          <NothingFound sentence="No code is found by this." back="Show all codes" onBack={showAll} />
        ) : (
          <AtlasTable
            areas={areas}
            surroundings={{
              ...{ choice, states, draw, texts: known.texts, columns: columnsOf(choice) },
              onToggle: (code) => choose({ open: choice.open === code ? undefined : code }),
            }}
          />
        )}
      </Stage>
      <KeyRow main={mainKeys} others={allKeys} />
    </ReviewPage>
  );
}

const Stage = styled.div({ flex: 1, minBlockSize: 0, overflow: 'auto', padding: '0 24px 24px' });
