/** What a line of an invoice is for. What is given back of a charge is negative, and of a discount positive. */
export function lineKind({
  processingType,
  amountWithoutTax,
}: {
  processingType: string;
  amountWithoutTax: number;
}): 'plan' | 'discount' | 'credit' {
  const discount = processingType === 'Discount';
  if (discount === amountWithoutTax < 0) return discount ? 'discount' : 'plan';
  return 'credit';
}
