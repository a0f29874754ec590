import * as React from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { KeyRow } from '../KeyRow.tsx';
import { NothingFound } from '../NothingFound.tsx';
import { ReviewPage } from '../ReviewPage.tsx';
import { statesIn } from '../states.ts';
import { useDrawing } from '../useDrawing.ts';
import { atlasAddress, atlasIn, type AtlasChoice } from './address.ts';
import { AtlasHead } from './AtlasHead.tsx';
import { AtlasTable } from './AtlasTable.tsx';
import { AtlasToolbar } from './AtlasToolbar.tsx';
import { columnsOf } from './columns.ts';
import { shownAreas } from './filter.ts';
import { mainKeys, otherKeys } from './keys.ts';
import { useAtlasKeys } from './useAtlasKeys.ts';
import { useTexts } from './useTexts.ts';

/** Everything that can be refused: when, where it is read, in which words, the way on, and whether anything was charged. */
export function ErrorAtlas() {
  const { location, index } = useStorybookState();
  const api = useStorybookApi();
  const { draw, onOffer } = useDrawing();
  const choice = atlasIn(location.search ?? '');
  const known = useTexts(choice.second);
  const states = React.useMemo(() => statesIn(index), [index]);
  const [allKeys, setAllKeys] = React.useState(false);
  const searchField = React.useRef<HTMLInputElement>(null);
  const soughtFor = React.useDeferredValue(choice.search);

  const choose = React.useCallback(
    (chosen: Partial<AtlasChoice>) => {
      // Read anew: what was chosen a moment ago may not be drawn yet.
      const address = atlasAddress({ ...atlasIn(window.location.search), ...chosen });
      api.navigateUrl(address, { plain: false, replace: 'search' in chosen });
    },
    [api],
  );
  const toggleAllKeys = React.useCallback(() => setAllKeys((shown) => !shown), []);
  useAtlasKeys({ searchField, onChoose: choose, onAllKeys: toggleAllKeys });

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
      <KeyRow main={mainKeys} others={{ keys: otherKeys, shown: allKeys, onToggle: toggleAllKeys }} />
    </ReviewPage>
  );
}

const Stage = styled.div({ flex: 1, minBlockSize: 0, overflow: 'auto', padding: '0 24px 24px' });
