/** The engines, slowest first. */
export const engineNames = ['WebKit', 'Firefox', 'Chromium'] as const;

export type EngineName = (typeof engineNames)[number];

/** Which engine a project of Playwright is for. */
export interface EngineOption {
  engine: EngineName;
}
