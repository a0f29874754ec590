import { describe, expect, test } from 'vitest';
import { median, percentile, rounded } from './statistics.ts';

describe('what is said of many measurements', () => {
  test('is their middle, whatever their order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test('is the value that all but a few stay below', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile([7], 0.99)).toBe(7);
  });

  test('has no more digits than it needs', () => {
    expect(rounded(1.2345, 2)).toBe(1.23);
  });

  test('is nothing where nothing was measured', () => {
    expect(() => median([])).toThrow('Nothing was measured.');
  });
});
