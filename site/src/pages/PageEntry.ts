import type { SceneName } from '@stillpoint/design-system';
import type { Namespace, PageNamespace } from '@stillpoint/translations';

/** What is known of a page without loading it: its `entry.ts`. A folder with one is a page, named after the folder. */
export interface PageEntry {
  /** Address without its language prefix. It may end in a parameter, which the page's handler reads: `/invoices/:number`. */
  path: string;
  /**
   * `false` where `path` does not open the page: an error is shown in place of another page, and a page of editors has
   * the address that they give. All others can be opened, also while no backend module has a handler for them.
   */
  addressable?: false;
  /** Who may open the page. The backend redirects visitors who are signed out to the login page. */
  access: 'anyone' | 'signedIn';
  /** The page is a step of logging in alone: no person is led on to it from a page after that. */
  loginStep?: true;
  /** The words that the page needs beside `common`: its own screen's first, whose `meta` is its title. */
  namespaces: readonly [PageNamespace, ...Namespace[]];
  /** Name of the screen-view event. Where it depends on the facts, the page's `view` tells it. */
  screenView: string;
  /**
   * Whether the page changes while it is open, so that React hydrates it. A quiet page is links, `<details>` and
   * native forms: its script counts events and draws nothing.
   */
  live: boolean;
  /** The drawing that the page opens with: preloaded. */
  scene?: SceneName;
  /** Whether the page offers its visitor the language that the browser prefers. It varies by what that is. */
  offersLanguage?: true;
  /**
   * `false` on a page for members that says itself that a renewal failed, or is a step of buying or logging in. All others
   * tell of it below their header.
   */
  tellsPaymentDue?: false;
  /** Whether search engines may list the page: the sitemap then names it. */
  listed: boolean;
}
