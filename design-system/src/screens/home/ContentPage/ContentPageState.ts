import type { SceneName } from '../../../primitives/Scene/Scene.options.ts';
import type { SharedModuleState } from '../ModuleState.ts';
import type { PageOffer } from '../OfferState.ts';

/** The drawings that editors may show. */
export type PictureScene = Extract<
  SceneName,
  'lake' | 'valley' | 'shore' | 'still' | 'passing' | 'risen' | 'hour-sit' | 'hour-breathe' | 'hour-sleep'
>;

/** A piece of a sentence. */
export interface TextRun {
  text: string;
  strong?: true;
  href?: string;
}

/** A block of running text. */
export type TextBlock =
  | { kind: 'heading'; level: 2 | 3 | 4; text: string }
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; ordered: boolean; items: TextRun[][] };

/** A module of a page that editors made. */
export type ContentModule =
  | SharedModuleState
  | { kind: 'hero'; headline: string; lead: string; scene?: PictureScene }
  | { kind: 'text'; title?: string; blocks: TextBlock[] }
  | { kind: 'picture'; scene: PictureScene; alt: string; caption?: string }
  | { kind: 'list'; title: string; items: { title: string; text: string }[] }
  | { kind: 'callToAction'; title: string; lead?: string; label: string; href: string };

export type ContentPageState =
  | ({
      status: 'ready';
      /** The page's heading, unless its first module is a hero. */
      title: string;
      modules: ContentModule[];
    } & PageOffer)
  /** The content service has never answered. */
  | { status: 'unavailable' };
