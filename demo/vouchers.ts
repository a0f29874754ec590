/** The demo voucher codes, and what each is for. */
export const demoVouchers = {
  SLEEP30: '30 % off the first year of an annual plan, once for each person',
  BEWELL30: '30 % off the first three months, monthly',
  HALFYEAR: '50 % off the first year, annual',
  CALM60: '60 % off the first twelve months, monthly',
  FAMILYONLY: '20 % off, family annual only',
  USONLY: '15 % off, in the United States only',
  EXPIRED21: 'Refused: over',
  SOLDOUT: 'Refused: used up',
  SOON: 'Refused: starts next year',
} as const;

export type DemoVoucherCode = keyof typeof demoVouchers;
