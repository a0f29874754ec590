import { drawnPlayerIn, type DrawnPlayer, type PlayerState } from '@stillpoint/design-system';

/** What a visitor asks of a player, and what becomes of its sound. */
export type PlayerEvent =
  | { kind: 'pressed' }
  | { kind: 'sought'; at: number }
  | { kind: 'started' }
  | { kind: 'stopped' }
  | { kind: 'moved' }
  | { kind: 'placed' }
  | { kind: 'ended' }
  | { kind: 'failed' };

/** The player of a page, and its sound. Times are in seconds. */
export interface ExercisePlayer {
  /** The name of the exercise. */
  id: string;
  seconds: number;
  /** How the sound stands, perhaps begun by the browser's own controls. */
  current: () => PlayerState;
  show: (state: PlayerState) => void;
  /** Plays on from where the sound stands. Loads it anew after a failure. */
  play: () => void;
  pause: () => void;
  seek: (at: number) => void;
  /** Calls back at each event. Returns how to stop. */
  onEvent: (heard: (event: PlayerEvent) => void) => () => void;
}

export interface Players {
  /** The player in the page, or undefined where there is none. */
  find: () => ExercisePlayer | undefined;
}

const heardOfSound = {
  play: 'started',
  pause: 'stopped',
  timeupdate: 'moved',
  seeked: 'placed',
  ended: 'ended',
  error: 'failed',
} as const;

type PlayersWindow = Pick<Window, 'document' | 'matchMedia'> & {
  navigator: Partial<Pick<Navigator, 'mediaSession'>>;
};

export function createPlayers(window: PlayersWindow): Players {
  return {
    find() {
      const drawn = drawnPlayerIn(window.document);
      return drawn && playerOf(drawn, window);
    },
  };
}

function playerOf(drawn: DrawnPlayer, window: PlayersWindow): ExercisePlayer {
  const { id, seconds, audio, button, slider } = drawn;
  const { mediaSession } = window.navigator;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const device = mediaSession && openDevice(mediaSession, drawn, iconOf(window.document));
  // A browser may forget a place that is set before the sound has begun to load.
  let wanted: number | undefined;

  function current(): PlayerState {
    const at = wanted ?? audio.currentTime;
    if (audio.error !== null) return { status: 'failed', at };
    if (audio.ended) return { status: 'ended' };
    if (!audio.paused) return { status: 'playing', at };
    return at > 0 ? { status: 'paused', at } : { status: 'ready' };
  }

  function play() {
    if (audio.error !== null) {
      const at = wanted ?? audio.currentTime;
      audio.load();
      seek(at);
    }
    // Refused, it stays paused; a sound that cannot be loaded is heard of as an error.
    audio.play().catch(() => undefined);
  }

  function seek(at: number) {
    const place = Math.min(Math.max(at, 0), seconds);
    if (audio.readyState === audio.HAVE_NOTHING) wanted = place;
    audio.currentTime = place;
  }

  return {
    id,
    seconds,
    current,
    show: (state) => drawn.show(calm ? withOwnControls(state) : state),
    play,
    pause: () => audio.pause(),
    seek,

    onEvent(heard) {
      const listening = new AbortController();
      const { signal } = listening;
      for (const [name, kind] of Object.entries(heardOfSound)) {
        audio.addEventListener(name, () => heard({ kind }), { signal });
      }
      audio.addEventListener(
        'loadedmetadata',
        () => {
          if (wanted !== undefined && audio.currentTime < wanted) audio.currentTime = wanted;
          wanted = undefined;
        },
        { signal },
      );
      button.addEventListener('click', () => heard({ kind: 'pressed' }), { signal });
      slider.addEventListener('input', () => heard({ kind: 'sought', at: Number(slider.value) }), { signal });
      if (device) {
        audio.addEventListener('play', () => device.announce({ play, heard }), { signal });
        for (const name of ['play', 'pause', 'seeked', 'loadedmetadata', 'ended'] as const) {
          audio.addEventListener(name, device.tell, { signal });
        }
      }
      return () => listening.abort();
    },
  };
}

/** Who asked for reduced motion keeps the controls of the browser. Those cannot try again after a failure: ours can. */
function withOwnControls(state: PlayerState): PlayerState {
  if (state.status === 'failed') return state;
  return { status: state.status === 'ended' ? 'nativeEnded' : 'native' };
}

/** The icon of the site, which devices show beside what is played. */
function iconOf(document: Document): MediaImage[] {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  return icon ? [{ src: icon.href, sizes: 'any', type: icon.type }] : [];
}

interface Controls {
  play: () => void;
  heard: (event: PlayerEvent) => void;
}

/** Some browsers show no place. */
type DeviceSession = Omit<MediaSession, 'setPositionState'> & Partial<Pick<MediaSession, 'setPositionState'>>;

/** What the device knows of the sound, so that its keys, its headphones and its lock screen show and control it. */
function openDevice(session: DeviceSession, { title, audio, seconds }: DrawnPlayer, artwork: MediaImage[]) {
  return {
    announce({ play, heard }: Controls) {
      session.metadata = new MediaMetadata({ title, artist: 'Stillpoint', artwork });
      const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
        play,
        pause: () => audio.pause(),
        seekto: ({ seekTime = 0 }) => heard({ kind: 'sought', at: seekTime }),
        seekbackward: ({ seekOffset = 8 }) => heard({ kind: 'sought', at: audio.currentTime - seekOffset }),
        seekforward: ({ seekOffset = 8 }) => heard({ kind: 'sought', at: audio.currentTime + seekOffset }),
      };
      for (const [action, handler] of Object.entries(handlers)) {
        try {
          session.setActionHandler(action as MediaSessionAction, handler);
        } catch {
          // An action that this browser does not know.
        }
      }
    },

    /** Whether it plays, and where it stands. Between two tellings, the device counts by itself. */
    tell: () => {
      // Another sound may have the device.
      if (session.metadata?.title !== title) return;
      session.playbackState = audio.paused ? 'paused' : 'playing';
      const position = Math.min(audio.currentTime, seconds);
      session.setPositionState?.({ duration: seconds, playbackRate: audio.playbackRate, position });
    },
  };
}
