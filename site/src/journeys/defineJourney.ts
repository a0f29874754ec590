import type * as designSystem from '@stillpoint/design-system';
import type { PageFrame } from '@stillpoint/design-system';
import type { ComponentProps } from 'react';
import type { RouteName } from '../pages/routes.ts';

type DesignSystem = typeof designSystem;

/** The screens: each component with a list of its states. */
export type ScreenName = {
  [Key in keyof DesignSystem]: Key extends `${infer Name}States`
    ? Capitalize<Name> extends keyof DesignSystem
      ? Capitalize<Name>
      : never
    : never;
}[keyof DesignSystem];

/** A list in words, such as the variants of a heading, holds no states. */
type ListOf<Key extends string> = Key extends keyof DesignSystem
  ? DesignSystem[Key] extends readonly unknown[]
    ? never
    : keyof DesignSystem[Key] & string
  : never;

/** The states of a screen, also those that its list calls variants. */
export type StateOf<Name extends ScreenName> =
  ListOf<`${Uncapitalize<Name>}States`> | ListOf<`${Uncapitalize<Name>}Variants`>;

type PropsOf<Name extends ScreenName> = DesignSystem[Name] extends (props: never) => unknown
  ? ComponentProps<DesignSystem[Name]>
  : never;

type LinksOf<Name extends ScreenName> =
  PropsOf<Name> extends { links: infer Links } ? NonNullable<Links> : PageFrame['links'];

type NamesOf<Links> = Links extends unknown ? keyof Links & string : never;

/** A link or the action of a form, by its name in `links` or in the frame's, or a handler, by its prop. */
export type HandlerOf<Name extends ScreenName> =
  | NamesOf<LinksOf<Name>>
  | Extract<keyof PageFrame['links'], string>
  | Extract<keyof PropsOf<Name>, `on${string}`>;

/**
 * What comes next, by screen, the usual first. `opens` stands for the states in which its page opens, `onward` for the page
 * that the visitor came for, `outside` for a page that is not of the site.
 */
export type Targets = { [Screen in ScreenName]?: 'opens' | readonly StateOf<Screen>[] } & {
  onward?: 'opens';
  outside?: string;
};

/** What follows a press, or comes by itself. */
export interface Way<Name extends ScreenName> {
  /** The states that it begins in. Left out, all that show its handler. */
  from?: readonly StateOf<Name>[];
  /**
   * `itself` is no press: an answer arrives, time passes, or what is typed is checked. `frame` is a press in a frame of
   * another company.
   */
  on: HandlerOf<Name> | 'itself' | 'frame';
  /** The words on a button that is neither a link nor a form's, by their key: `checkout.pay.card.other`. */
  label?: string;
  /** The name of a field whose choice is the press. */
  field?: string;
  /**
   * What tells a form or a link from others with the same address: a name or a value of its hidden fields or its
   * button, or of its query. Left out, all.
   */
  sends?: string;
  /** States that are shown while an answer is awaited. They are left by themselves. */
  through?: readonly StateOf<Name>[];
  to: Targets;
}

/**
 * How a page is reached that no screen leads to by a link or a way that is written down: by an address that people pass on or
 * editors give, by a redirect, in a mail, in place of a page that failed, or from another company.
 */
export type Arrival = 'address' | 'redirect' | 'mail' | 'failure' | 'company';

/** The states of a screen and the ways that lead on from them. A link leads where its address says, and needs no way. */
export interface JourneyOf<Name extends ScreenName> {
  screen: Name;
  /** The pages that show the screen. */
  at: readonly RouteName[];
  /** Left out, screens lead to it. */
  reachedBy?: Arrival;
  /** The states in which a page opens, the usual first. `each` where its address alone leads to every state. */
  opens: 'each' | readonly StateOf<Name>[];
  ways: readonly Way<Name>[];
}

/** A journey whose names are known as words alone: for readers of all. */
export interface Journey {
  screen: ScreenName;
  at: readonly RouteName[];
  reachedBy?: Arrival;
  opens: 'each' | readonly string[];
  ways: readonly JourneyWay[];
}

export interface JourneyWay {
  from?: readonly string[];
  on: string;
  label?: string;
  field?: string;
  sends?: string;
  through?: readonly string[];
  to: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Says how a screen leads on. A state, a handler or a screen that does not exist does not compile. */
export function defineJourney<Name extends ScreenName>(
  screen: Name,
  journey: Omit<JourneyOf<Name>, 'screen'>,
): Journey {
  return { screen, ...journey };
}
