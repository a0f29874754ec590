import { useEffect, type ComponentType } from 'react';
import { drawSampleCardPages } from './Checkout.cardPage.ts';

/** Draws a card form into the frames of a story. */
export function WithSampleCardPages(Story: ComponentType) {
  useEffect(() => {
    drawSampleCardPages(document);
  });
  return <Story />;
}
