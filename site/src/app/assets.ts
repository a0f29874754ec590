/** What the browser build left behind for the server to name: written beside it as `assets.json`. */
export interface SiteAssets {
  baseStyles: string;
  fonts: string[];
  favicon: string;
  /** Each drawing by its name and mood: `shore-day`. */
  scenes: Record<string, string>;
  /** The script that every page starts with. It fetches the rest. */
  startScript: string;
}
