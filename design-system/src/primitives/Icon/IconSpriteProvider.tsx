'use client';

import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

const IconSprite = createContext('/static/icons.svg');

export interface IconSpriteProviderProps {
  /**
   * Address of the package's `icons.svg`, on the page's own origin: browsers refuse a foreign one. A bundler gives it
   * for an imported file, Next as an object.
   */
  href: string | { src: string };
  children: ReactNode;
}

/** Tells every `Icon` below it where the sprite is served. Without it, that is `/static/icons.svg`. */
export function IconSpriteProvider({ href, children }: IconSpriteProviderProps) {
  return <IconSprite value={typeof href === 'string' ? href : href.src}>{children}</IconSprite>;
}

/** The sprite's address at this place in the page. */
export function useIconSprite(): string {
  return useContext(IconSprite);
}
