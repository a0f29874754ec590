/** The tones and opacities of one mood, with their tokens resolved. */
export interface Palette {
  skyA: string;
  skyM: string;
  skyB: string;
  glow: string;
  glowO: string;
  cloudO: string;
  shadeO: string;
  orbA: string;
  orbB: string;
  orbMark: string;
  h1: string;
  h2: string;
  h3: string;
  h4: string;
  h5: string;
  mist: string;
  line: string;
  waterA: string;
  waterB: string;
  ripple: string;
  shade: string;
  cloud: string;
  star: string;
  moon: string;
  barO: string;
  ghost: string;
  day: string;
  window: string;
  bird: string;
  /** The page that a landscape ends in. It follows the theme, not the mood. */
  page: string;
}

/** A tone of land: `h1` lies farthest, `h5` nearest. */
export type LandTone = 'h1' | 'h2' | 'h3' | 'h4' | 'h5';
