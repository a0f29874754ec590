import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons, type API } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { atlasIn, atlasPath } from './error-atlas/address.ts';
import { journeysIn, journeysPath } from './journeys/address.ts';
import { sheetIn, sheetsPath } from './sheet-address.ts';

const light = create({ base: 'light', brandTitle: 'Stillpoint' });
const dark = create({ base: 'dark', brandTitle: 'Stillpoint' });
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** Makes the sidebar and the toolbars dark where the system is, or where the theme on show is night. */
export function applyTheme(api: API) {
  api.setOptions({ theme: themeFor(String(api.getGlobals().theme)) });
}

/** Applies the theme again whenever the system's or the toolbar's changes. */
export function followTheme(api: API) {
  systemIsDark.addEventListener('change', () => {
    applyTheme(api);
  });
  // The manager's own record of the globals may be written after this.
  const applyShown = ({ globals }: { globals: Globals }) => {
    api.setOptions({ theme: themeFor(String(globals.theme)) });
  };
  api.on(SET_GLOBALS, applyShown);
  api.on(GLOBALS_UPDATED, applyShown);
}

/** Sets the theme that the manager begins with, before the preview has said what its toolbar shows. */
export function beginInTheme() {
  const [, inAddress] = /\btheme:(\w+)/.exec(location.search) ?? [];
  addons.setConfig({ theme: themeFor(inAddress) });
}

/** The theme of a contact sheet, of the journeys and of the error atlas is a choice of its own. */
function themeFor(toolbar: string | undefined) {
  const path = new URLSearchParams(location.search).get('path');
  return shownOn(path ?? '', toolbar) === 'night' || systemIsDark.matches ? dark : light;
}

function shownOn(path: string, toolbar: string | undefined): string | undefined {
  if (path.startsWith(sheetsPath)) return sheetIn(location.search).theme;
  if (path.startsWith(journeysPath)) return journeysIn(location.search).theme;
  return path.startsWith(atlasPath) ? atlasIn(location.search).theme : toolbar;
}
