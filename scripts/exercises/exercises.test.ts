import { expect, test } from 'vitest';
import { exerciseLengths } from '../../backend/src/domain/exercises.ts';
import { exercises, secondsOf } from '../../design-system/src/patterns/Player/exercises.options.ts';
import { encode } from './encode.ts';
import { sampleRate, synthesize } from './synthesize.ts';

const course = exercises['four-and-four'];
const samples = synthesize(course);

/** The root mean square of the samples in some seconds. */
function loudness(from: number, to: number): number {
  const part = samples.subarray(from * sampleRate, to * sampleRate);
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
}

test('twelve breaths of four and four are 96 seconds, softer than half of what there is', () => {
  expect(samples).toHaveLength(96 * sampleRate);
  expect(samples.every((sample) => Math.abs(sample) <= 0.5)).toBe(true);
});

test('each exercise that can be listened to has a sound, and both are as long', () => {
  const lengths = Object.entries(exercises).map(([id, each]) => [id, secondsOf(each) * 1_000]);
  expect(Object.fromEntries(lengths)).toEqual(exerciseLengths);
});

test('the sound swells with each breath, and is quiet between two', () => {
  for (let breath = 1; breath < 11; breath++) {
    const start = breath * 8;
    expect(loudness(start + 3.5, start + 4)).toBeGreaterThan(3 * loudness(start + 7.5, start + 8));
  }
});

test('it comes out of silence and goes into it', () => {
  expect(loudness(0, 0.1)).toBeLessThan(0.01);
  expect(loudness(95.9, 96)).toBeLessThan(0.005);
});

// Its address has a hash of its content: a sound that differs in each build would be fetched anew after each.
test('the same exercise is the same file, of 400 kB at most', async () => {
  const file = await encode(samples);
  expect(file.equals(await encode(synthesize(course)))).toBe(true);
  expect(file.length).toBeGreaterThan(200_000);
  expect(file.length).toBeLessThan(400_000);
});

test('it is an MP3 file of one channel', async () => {
  const file = await encode(samples.subarray(0, sampleRate));
  // https://www.mp3-tech.org/programmer/frame_header.html: eleven bits of sync, and 11 in the channel mode for one channel.
  expect([file[0], (file[1] ?? 0) >> 5, (file[3] ?? 0) >> 6]).toEqual([0xff, 0b111, 0b11]);
});
