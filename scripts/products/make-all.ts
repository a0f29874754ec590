import { progress } from '../progress.ts';
import { makeWhenChanged, type Product } from './freshness.ts';

/** Makes one product after the other and says how long each took. */
export async function makeAll(products: Product[]): Promise<void> {
  for (const product of products) {
    await progress(product.title, async () => ((await makeWhenChanged(product)) ? undefined : 'unchanged'));
  }
}
