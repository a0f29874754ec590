/**
 * The countries whose law wants the words “order with obligation to pay”, and no others, on the button that buys: the
 * European Union with its regions overseas, which have codes of their own, and the European Economic Area (Directive 2011/83/EU, Article 8 (2); in Germany § 312j BGB), and the
 * United Kingdom, which kept the rule (Consumer Contracts Regulations 2013, regulation 14).
 */
const countries =
  ' AT AX BE BG CY CZ DE DK EE ES FI FR GB GF GP GR HR HU IE IS IT LI LT LU LV MF MQ MT NL NO PL PT RE RO SE SI SK YT ';

/** Whether the button that buys must say, in the words of the law, that it obliges to pay. */
export function mustSayOrder(country: string | undefined): boolean {
  return country !== undefined && countries.includes(` ${country} `);
}
