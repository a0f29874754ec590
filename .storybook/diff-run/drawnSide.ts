import type { State } from '../review/states.ts';

/** What is asked of a process that draws a side: one of the two that are compared. */
export interface SideRequest {
  /** The folder of the repository that is drawn. */
  root: string;
  /** Parts of paths of story files. Without any, all are drawn. */
  names: readonly string[];
  languages: readonly string[];
  themes: readonly string[];
}

/** A state in a language and a theme, as it was drawn. */
export interface DrawnPage {
  /** The id of the story. */
  id: string;
  language: string;
  theme: string;
  /** Pages with the same have the same picture. */
  hash: string;
  /** Pages with the same differ in words and in the values of variables alone. */
  shape: string;
  /** The variables of style sheets that it uses. */
  variables: string[];
}

/** What a side says once everything is drawn. It serves its pages until it is ended. */
export interface DrawnSide {
  /** The address of its pages, without a slash at the end. */
  url: string;
  states: State[];
  pages: DrawnPage[];
  /** States that could not be drawn, each with the reason. */
  failed: { id: string; language: string; reason: string }[];
  /** The texts that a state asks for, by its id. Empty where the drawing code does not tell. */
  texts: Record<string, string[]>;
  /** The values of all variables, by their names. */
  variables: Record<string, string>;
  /** The files that a story file leads to, the nearest first, by the path of the story file. */
  files: Record<string, string[]>;
}

/** The path of a drawn page. */
export function pagePath({ id, language, theme }: Pick<DrawnPage, 'id' | 'language' | 'theme'>): string {
  return `/page/${id}/${language}/${theme}`;
}
