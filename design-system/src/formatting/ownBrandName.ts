/** The name of the product, as the texts of the package have it. A test holds that they have it in no other form. */
export const ownBrandName = 'Stillpoint';
