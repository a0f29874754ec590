import * as React from 'react';
import { GridIcon } from '@storybook/icons';
import { Button } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useOpenSheet } from './useOpenSheet.ts';
import { componentOf } from './sheet-address.ts';

/** Opens all states of this screen in all languages, on one page. */
export function SheetLinkButton() {
  const openSheet = useOpenSheet();
  const api = useStorybookApi();
  const { storyId } = useStorybookState();

  return (
    <Button
      variant="ghost"
      padding="small"
      ariaLabel="All states in all languages"
      onClick={() =>
        openSheet({
          component: componentOf(storyId),
          theme: api.getGlobals().theme === 'night' ? 'night' : 'day',
        })
      }
    >
      <GridIcon />
      Contact sheet
    </Button>
  );
}
