import { createMp3Encoder } from 'wasm-media-encoders';
import { sampleRate } from './synthesize.ts';

/** kbit/s: what noise below 2 kHz and a sine need. Ninety-six seconds are 288 kB. */
const bitrate = 24;

/** One channel of samples as an MP3 file of a constant bit rate: browsers seek in it without reading all of it. */
export async function encode(samples: Float32Array): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate });
  // What the encoder gives belongs to it until the next call.
  const frames = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([frames, encoder.finalize()]);
}
