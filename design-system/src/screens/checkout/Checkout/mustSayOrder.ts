/**
 * The countries whose law wants the words “order with obligation to pay”, and no others, on the button that buys: the
 * European Union and the European Economic Area (Directive 2011/83/EU, Article 8 (2); in Germany § 312j BGB), and the
 * United Kingdom, which kept the rule (Consumer Contracts Regulations 2013, regulation 14).
 */
const countries =
  ' AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK ';

/** Whether the button that buys must say, in the words of the law, that it obliges to pay. */
export function mustSayOrder(country: string | undefined): boolean {
  return country !== undefined && countries.includes(` ${country} `);
}
