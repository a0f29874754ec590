import type { Language } from '@stillpoint/translations';
import type { Resource } from 'i18next';
import { screens } from '../generated/scenarios/screens.ts';
import { words } from '../generated/scenarios/words.ts';
import type { PageFrame } from '../patterns/Page/PageFrame.ts';
import type { EventName, ScenarioArgs, ScreenScenarios } from './ScreenScenarios.ts';

type Screens = typeof screens;

/** A screen: the name of its component, with a small first letter. */
export type ScenarioScreen = keyof Screens;

type ScenariosOf<Screen extends ScenarioScreen> = Awaited<ReturnType<Screens[Screen]>>['scenarios'];

/** The props of a screen's component. */
export type ScenarioProps<Screen extends ScenarioScreen> =
  ScenariosOf<Screen> extends ScreenScenarios<infer Props, string> ? Props : never;

/** A state of a screen: a key of its list of states. */
export type ScenarioState<Screen extends ScenarioScreen> = Extract<
  keyof ScenariosOf<Screen>['states'],
  string
>;

/** A handler of a screen, `onSubmit`. */
export type ScenarioEvent<Screen extends ScenarioScreen> = EventName<ScenarioProps<Screen>>;

/** A screen in one state and one language: what its story shows. */
export type Scenario<Screen extends ScenarioScreen> = ScenarioArgs<ScenarioProps<Screen>> & {
  frame: PageFrame;
  language: Language;
  /** The words of `namespaces` in `language`, as `resources` of i18next. */
  words: Resource;
  namespaces: readonly string[];
  /** The handlers that the screen can call. */
  events: readonly ScenarioEvent<Screen>[];
  /** `frame`, `state` and `links`: the props of the component, without its handlers. */
  props: ScenarioArgs<ScenarioProps<Screen>>;
  /** A handler for each of `events`, which passes its name and what it was called with to `record`. */
  handlers: (
    record: (event: ScenarioEvent<Screen>, ...values: unknown[]) => void,
  ) => Pick<ScenarioProps<Screen>, ScenarioEvent<Screen>>;
};

/** The screens that have scenarios. */
export const scenarioScreens = Object.keys(screens) as readonly ScenarioScreen[];

/** The states of a screen, in the order of its stories. */
export async function scenarioStates<Screen extends ScenarioScreen>(
  screen: Screen,
): Promise<readonly ScenarioState<Screen>[]> {
  const { states } = await scenariosOf(screen);
  return Object.keys(states) as ScenarioState<Screen>[];
}

/**
 * Puts a screen into one of its states. Only that screen's samples and its words in that language are loaded.
 * @throws {RangeError} for a screen, a state or a language that there is not.
 */
export async function scenario<Screen extends ScenarioScreen>(
  screen: Screen,
  state: ScenarioState<Screen>,
  language: Language = 'en',
): Promise<Scenario<Screen>> {
  const { namespaces, events, shared, states, shown } = await scenariosOf(screen);
  const own = Object.hasOwn(states, state) ? states[state] : undefined;
  if (own === undefined) throw new RangeError(`${screen} has no state ${state}.`);

  const args = { ...shared, ...own };
  const inLanguage = { ...args, frame: { ...args.frame, language } };
  const props = { ...inLanguage, ...shown?.(inLanguage) };
  const made = {
    ...props,
    language,
    words: { [language]: await wordsOf(namespaces, language) },
    namespaces,
    events,
    props,
    handlers: (record: (event: string, ...values: unknown[]) => void) =>
      Object.fromEntries(events.map((event) => [event, record.bind(undefined, event)])),
  };
  // Which screen it is decides over its props, which the compiler does not follow.
  return made as unknown as Scenario<Screen>;
}

type AnyProps = { frame: PageFrame } & Record<`on${string}`, unknown>;

async function scenariosOf(screen: ScenarioScreen): Promise<ScreenScenarios<AnyProps, string>> {
  if (!Object.hasOwn(screens, screen)) throw new RangeError(`There is no screen ${screen}.`);
  const { scenarios } = await screens[screen]();
  return scenarios as unknown as ScreenScenarios<AnyProps, string>;
}

async function wordsOf(namespaces: readonly string[], language: Language): Promise<Resource[string]> {
  if (!Object.hasOwn(words, language)) throw new RangeError(`There are no words in ${language}.`);
  const loaded = await Promise.all(
    namespaces.map(
      async (namespace) => [namespace, (await words[language][namespace]?.())?.default] as const,
    ),
  );
  return Object.fromEntries(loaded) as Resource[string];
}
