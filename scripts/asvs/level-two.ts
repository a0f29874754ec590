/**
 * The last parts of the numbers that ASVS 4.0.3 requires at level 1 or 2, by section. Those that it deleted, and those of level 3,
 * are left out.
 */
const sections: Record<string, readonly number[]> = {
  ...{ '1.1': upTo(7), '1.2': upTo(4), '1.4': [1, 4, 5], '1.5': upTo(4), '1.6': upTo(4), '1.7': upTo(2) },
  ...{ '1.8': upTo(2), '1.9': upTo(2), '1.10': [1], '1.11': upTo(2), '1.12': [2], '1.14': upTo(6) },
  ...{ '2.1': upTo(12), '2.2': upTo(3), '2.3': upTo(3), '2.4': upTo(5), '2.5': upTo(7), '2.6': upTo(3) },
  ...{ '2.7': upTo(6), '2.8': upTo(6), '2.9': upTo(3), '2.10': upTo(4) },
  ...{ '3.1': [1], '3.2': upTo(4), '3.3': upTo(4), '3.4': upTo(5), '3.5': upTo(3), '3.7': [1] },
  ...{ '4.1': [1, 2, 3, 5], '4.2': upTo(2), '4.3': upTo(3) },
  ...{ '5.1': upTo(5), '5.2': upTo(8), '5.3': upTo(10), '5.4': upTo(3), '5.5': upTo(4) },
  ...{ '6.1': upTo(3), '6.2': upTo(6), '6.3': upTo(2), '6.4': upTo(2) },
  ...{ '7.1': upTo(4), '7.2': upTo(2), '7.3': [1, 3, 4], '7.4': upTo(3) },
  ...{ '8.1': upTo(4), '8.2': upTo(3), '8.3': upTo(8) },
  ...{ '9.1': upTo(3), '9.2': upTo(4) },
  ...{ '10.2': upTo(2), '10.3': upTo(3) },
  '11.1': upTo(8),
  ...{ '12.1': upTo(3), '12.2': [1], '12.3': upTo(6), '12.4': upTo(2), '12.5': upTo(2), '12.6': [1] },
  ...{ '13.1': [1, 3, 4, 5], '13.2': [1, 2, 3, 5, 6], '13.3': upTo(2), '13.4': upTo(2) },
  ...{ '14.1': upTo(4), '14.2': upTo(6), '14.3': [2, 3], '14.4': upTo(7), '14.5': upTo(4) },
};

/** The numbers of all requirements of ASVS 4.0.3 up to level 2, such as `2.1.3`. */
export const levelTwo: readonly string[] = Object.entries(sections).flatMap(([section, numbers]) =>
  numbers.map((number) => `${section}.${number}`),
);

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
