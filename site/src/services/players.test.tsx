import { beforeEach, expect, test, vi } from 'vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import { Player, useExercise } from '@stillpoint/design-system';
import { createPlayers, type PlayerEvent } from './players.ts';

function FourAndFour() {
  return <Player {...useExercise('four-and-four')} src="/four.mp3" level={2} state={{ status: 'native' }} />;
}

/** What jsdom does not have: a sound, as a browser tells of it. */
const sound = { paused: true, ended: false, error: null as MediaError | null, readyState: 4, currentTime: 0 };
let reducedMotion = false;
const actions = new Map<string, MediaSessionActionHandler | null>();
const mediaSession = {
  metadata: null as { title: string; artwork: readonly MediaImage[] } | null,
  playbackState: 'none',
  setPositionState: vi.fn(),
  setActionHandler(action: string, handler: MediaSessionActionHandler | null) {
    if (action === 'seekforward') throw new TypeError('Unknown');
    actions.set(action, handler);
  },
};

beforeEach(() => {
  reducedMotion = false;
  document.head.innerHTML = '<link rel="icon" href="https://site.example/favicon.svg" type="image/svg+xml">';
  Object.assign(sound, { paused: true, ended: false, error: null, readyState: 4, currentTime: 0 });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string;
      artwork: readonly MediaImage[];
      constructor({ title, artwork }: { title: string; artwork: readonly MediaImage[] }) {
        this.title = title;
        this.artwork = artwork;
      }
    },
  );
});

function withSound(audio: HTMLAudioElement) {
  for (const name of Object.keys(sound) as (keyof typeof sound)[]) {
    Object.defineProperty(audio, name, {
      get: () => sound[name],
      set: (value: never) => (sound[name] = value),
    });
  }
  const calls = {
    play: vi.fn(() => {
      sound.paused = false;
      audio.dispatchEvent(new Event('play'));
      return Promise.resolve();
    }),
    pause: () => {
      sound.paused = true;
      audio.dispatchEvent(new Event('pause'));
    },
    load: vi.fn(() => (sound.error = null)),
  };
  Object.assign(audio, calls);
  return calls;
}

function windowWith(navigator: { mediaSession?: MediaSession }) {
  const matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
  return { document, matchMedia, navigator };
}

function open() {
  const { container } = render(<FourAndFour />);
  const audio = container.querySelector('audio');
  if (!audio) throw new Error('There is no sound.');
  const calls = withSound(audio);
  const player = createPlayers(windowWith({ mediaSession: mediaSession as unknown as MediaSession })).find();
  if (!player) throw new Error('There is no player.');
  const heard: PlayerEvent[] = [];
  const stop = player.onEvent((event) => heard.push(event));
  return { player, audio, calls, heard, stop };
}

test('a page without a player has none', () => {
  expect(createPlayers(windowWith({})).find()).toBeUndefined();
});

test('hears the button, the slider and the sound, until it stops', () => {
  const { player, audio, heard, stop } = open();
  player.show({ status: 'ready' });
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  fireEvent.input(screen.getByRole('slider'), { target: { value: '40' } });
  for (const name of ['play', 'timeupdate', 'seeked', 'pause', 'ended', 'error'])
    audio.dispatchEvent(new Event(name));
  const all = [
    { kind: 'pressed' },
    { kind: 'sought', at: 40 },
    ...['started', 'moved', 'placed', 'stopped', 'ended', 'failed'].map((kind) => ({ kind })),
  ];
  expect(heard).toEqual(all);
  stop();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  audio.dispatchEvent(new Event('timeupdate'));
  expect(heard).toEqual(all);
});

test('tells how the sound stands', () => {
  const { player, audio } = open();
  expect(player.current()).toEqual({ status: 'ready' });
  player.play();
  audio.currentTime = 12;
  expect(player.current()).toEqual({ status: 'playing', at: 12 });
  player.pause();
  expect(player.current()).toEqual({ status: 'paused', at: 12 });
  sound.ended = true;
  expect(player.current()).toEqual({ status: 'ended' });
  sound.error = {} as MediaError;
  expect(player.current()).toEqual({ status: 'failed', at: 12 });
});

test('seeks within the sound', () => {
  const { player, audio } = open();
  player.seek(200);
  expect(audio.currentTime).toBe(96);
  player.seek(-8);
  expect(audio.currentTime).toBe(0);
});

// Before it loads, browsers remember a place, or forget it.
test('a place that is set before the sound loads is there once it has', () => {
  const { player, audio } = open();
  sound.readyState = 0;
  player.seek(40);
  audio.currentTime = 0;
  expect(player.current()).toEqual({ status: 'paused', at: 40 });
  audio.dispatchEvent(new Event('loadedmetadata'));
  expect(audio.currentTime).toBe(40);
});

test('after a failure it loads anew, and goes on where it was', () => {
  const { player, audio, calls } = open();
  audio.currentTime = 33;
  sound.error = {} as MediaError;
  player.play();
  expect(calls.load).toHaveBeenCalledOnce();
  expect(player.current()).toEqual({ status: 'playing', at: 33 });
});

test('a browser that refuses to play is no fault of the page', async () => {
  const { player, calls } = open();
  calls.play.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  player.play();
  await Promise.resolve();
  expect(player.current()).toEqual({ status: 'ready' });
});

test('the device shows what is played, and its keys control it', () => {
  const { player, audio, heard } = open();
  player.play();
  expect(mediaSession.metadata?.title).toBe('Four and four');
  audio.currentTime = 40;
  actions.get('seekbackward')?.({ action: 'seekbackward' });
  actions.get('seekto')?.({ action: 'seekto', seekTime: 61 });
  expect(heard.slice(-2)).toEqual([
    { kind: 'sought', at: 32 },
    { kind: 'sought', at: 61 },
  ]);
  actions.get('pause')?.({ action: 'pause' });
  expect(player.current().status).toBe('paused');
  actions.get('play')?.({ action: 'play' });
  expect(player.current().status).toBe('playing');
});

test('the device knows our icon, whether it plays, and where it stands', () => {
  const { player, audio } = open();
  player.play();
  expect(mediaSession.metadata?.artwork).toEqual([
    { src: 'https://site.example/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ]);
  expect(mediaSession.playbackState).toBe('playing');
  audio.currentTime = 40;
  audio.dispatchEvent(new Event('seeked'));
  expect(mediaSession.setPositionState).toHaveBeenLastCalledWith({
    ...{ duration: 96, playbackRate: 1, position: 40 },
  });
  player.pause();
  expect(mediaSession.playbackState).toBe('paused');
});

test('who asked for reduced motion keeps the controls of the browser, which cannot try again after a failure', () => {
  reducedMotion = true;
  const { player, audio } = open();
  for (const status of ['ready', 'ended'] as const) {
    player.show({ status });
    expect(audio.hidden).toBe(false);
    expect(screen.queryByRole('button')).toBeNull();
  }
  player.show({ status: 'playing', at: 4 });
  expect(audio.hidden).toBe(false);
  player.show({ status: 'failed', at: 4 });
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
});
