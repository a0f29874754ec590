import * as React from 'react';
import { GridIcon } from '@storybook/icons';
import { Button } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { componentIn, contactSheetPath } from './contact-sheet-path.ts';

/** Opens all states of this screen in all languages, on one page. */
export function ContactSheetButton() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();

  return (
    <Button
      variant="ghost"
      padding="small"
      ariaLabel="All states in all languages"
      onClick={() => api.navigateUrl(contactSheetPath(componentIn(storyId)), {})}
    >
      <GridIcon />
      Contact sheet
    </Button>
  );
}
