'use client';

import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

const IconSprite = createContext('/static/icons.svg');

export interface IconSpriteProviderProps {
  /** Address of the package's `icons.svg`, on the page's own origin: browsers refuse a foreign one. */
  href: string;
  children: ReactNode;
}

/** Tells every `Icon` below it where the sprite is served, for who serves it elsewhere than `/static/icons.svg`. */
export function IconSpriteProvider({ href, children }: IconSpriteProviderProps) {
  return <IconSprite value={href}>{children}</IconSprite>;
}

/** The sprite's address at this place in the page. */
export function useIconSprite(): string {
  return useContext(IconSprite);
}
