import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons, type API } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { coveragePath } from './coverage/address.ts';
import { atlasPath } from './error-atlas/address.ts';
import { journeysPath } from './journeys/address.ts';
import { passportsPath } from './passports/address.ts';
import { sheetsPath } from './sheet-address.ts';

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

/** A page of review has a theme of its own, which stands in its address. */
const ownTheme = [sheetsPath, journeysPath, atlasPath, coveragePath, passportsPath];

function themeFor(toolbar: string | undefined) {
  const query = new URLSearchParams(location.search);
  const path = query.get('path') ?? '';
  const shown = ownTheme.some((each) => path.startsWith(each)) ? query.get('theme') : toolbar;
  return shown === 'night' || systemIsDark.matches ? dark : light;
}
