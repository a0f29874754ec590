'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { ownBrandName } from '../../formatting/ownBrandName.ts';

/** Whose product a page is. */
export interface Brand {
  /** As it stands beside the logo, and in texts that `withBrand` was given. */
  name: string;
  /** Stands in place of our mark, 2rem high: an `<svg aria-hidden="true">`, or an `<img alt="">` with its `width` and `height`. */
  logo?: ReactNode;
  /** Set where the logo shows the name itself: the name is then read aloud alone. */
  logoHasName?: true;
}

const BrandContext = createContext<Brand>({ name: ownBrandName });

export interface BrandProviderProps {
  brand: Brand;
  children: ReactNode;
}

/** Gives every component below it another name and logo than ours. The texts get the name from `withBrand`. */
export function BrandProvider({ brand, children }: BrandProviderProps) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

/** The brand at this place in the page. */
export function useBrand(): Brand {
  return useContext(BrandContext);
}
