/** The props of a screen that are not handlers. */
export type ScenarioArgs<Props> = Omit<Props, `on${string}`>;

/** The names of a screen's handlers. */
export type EventName<Props> = Extract<keyof Props, `on${string}`>;

/** The scenarios of one screen, as they are read from its stories. */
export interface ScreenScenarios<Props, State extends string> {
  /** The namespaces of the words that the screen can show. */
  namespaces: readonly string[];
  events: readonly EventName<Props>[];
  /** What every state has, unless it says otherwise. */
  shared: ScenarioArgs<Props>;
  states: Record<State, Partial<ScenarioArgs<Props>>>;
  /** Adapts what is shown to its language. */
  shown?: (args: ScenarioArgs<Props>) => Partial<ScenarioArgs<Props>>;
}
