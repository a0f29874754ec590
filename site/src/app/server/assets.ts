/** The browser build's files that the server's HTML names: `assets.json`. */
export interface SiteAssets {
  baseStyles: string;
  fonts: string[];
  favicon: string;
  /** Each drawing by its name and mood: `shore-day`. */
  scenes: Record<string, string>;
  /** The script that every page starts with. It fetches the rest. */
  startScript: string;
  /** The script that only the offline page has. A service worker keeps it with the page. */
  offlineScript: string;
}
