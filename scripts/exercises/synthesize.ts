import { secondsOf, type ExerciseCourse } from '../../design-system/src/patterns/Player/exercises.options.ts';

/** Samples a second. The sound has nothing above 6 kHz, so that half of what a compact disc has is enough. */
export const sampleRate = 22_050;

/** The loudest sample, of 1: soft beside other sound, and far from clipping when it is decoded. */
const peak = 0.5;
const fadeInSeconds = 2;
const fadeOutSeconds = 4;

/** Soft at both ends of a breath, never silent. */
const quietestNoise = 0.06;
/** Hz: the noise is dark while it is quiet, and brighter as it swells. */
const darkest = 260;
const brightest = 1_500;

/** Hz: a fourth apart, in above out. */
const inTone = 261.63;
const outTone = 196;
const toneLevel = 0.22;
const toneAttackSeconds = 0.25;
const toneDecaySeconds = 1.1;

/**
 * The sound of an exercise, one channel of samples from -1 to 1: noise like a wave that comes in and goes out with the
 * breath, and a quiet tone where each begins. The same course gives the same samples.
 */
export function synthesize(course: ExerciseCourse): Float32Array {
  const { inSeconds, outSeconds } = course;
  const seconds = secondsOf(course);
  const samples = new Float32Array(seconds * sampleRate);
  const nextNoise = noiseSource();
  // Two filters of one pole each, one after the other: 12 dB an octave.
  let once = 0;
  let twice = 0;

  for (let at = 0; at < samples.length; at++) {
    const time = at / sampleRate;
    const inBreath = time % (inSeconds + outSeconds);
    const swell = swellAt(inBreath, course);
    const share = 1 - Math.exp((-2 * Math.PI * (darkest + (brightest - darkest) * swell)) / sampleRate);
    once += share * (nextNoise() - once);
    twice += share * (once - twice);
    const noise = twice * (quietestNoise + (1 - quietestNoise) * swell);
    const tone = inBreath < inSeconds ? toneAt(inBreath, inTone) : toneAt(inBreath - inSeconds, outTone);
    samples[at] = (noise + toneLevel * tone) * fadeAt(time, seconds);
  }
  return scaledTo(peak, samples);
}

/** From 0 at the ends of a breath to 1 between in and out, without a corner. */
function swellAt(inBreath: number, { inSeconds, outSeconds }: ExerciseCourse): number {
  const share = inBreath < inSeconds ? inBreath / inSeconds : 1 - (inBreath - inSeconds) / outSeconds;
  return (1 - Math.cos(Math.PI * share)) / 2;
}

/** A sine with a little of its octave, that comes softly and dies away. */
function toneAt(seconds: number, frequency: number): number {
  const attack = Math.min(1, seconds / toneAttackSeconds);
  const level = attack * attack * (3 - 2 * attack) * Math.exp(-seconds / toneDecaySeconds);
  const turn = 2 * Math.PI * frequency * seconds;
  return level * (Math.sin(turn) + 0.2 * Math.sin(2 * turn));
}

function fadeAt(time: number, seconds: number): number {
  return Math.min(1, time / fadeInSeconds, (seconds - time) / fadeOutSeconds);
}

/** White noise from -1 to 1 by xorshift (Marsaglia, 2003): the same in every build. */
function noiseSource(): () => number {
  let state = 0x5eed_ca1f;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x8000_0000 - 1;
  };
}

function scaledTo(loudest: number, samples: Float32Array): Float32Array {
  const found = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample / found) * loudest);
}
