import type { PlayerState } from './PlayerState.ts';
import { secondOf } from './PlayerState.ts';

/** The shown time of a second of the sound: `1:05`. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The part of the way that lies behind, as a length in a drawing: `36.5%`. */
export function wayBehind(at: number, seconds: number): string {
  return `${Math.round((at / seconds) * 1000) / 10}%`;
}

/** The index of the sentence that is being read, or -1 where nothing has begun. */
export function currentLine(starts: readonly number[], state: PlayerState): number {
  if (state.status !== 'playing' && state.status !== 'paused') return -1;
  return starts.findLastIndex((start) => start <= state.at);
}

/** Stands for the time in the slider's text, until it is known. */
export const timePlace = '{at}';

/** The parts of a player that a script reads and writes. */
export interface DrawnPlayer {
  /** The name of what is played. */
  id: string;
  title: string;
  seconds: number;
  audio: HTMLAudioElement;
  button: HTMLButtonElement;
  slider: HTMLInputElement;
  /** Shows a state as the server would draw it, without React. Nothing of it is read out by itself but a failure. */
  show: (state: PlayerState) => void;
}

/** The player in a page that is not hydrated, or undefined where there is none. */
export function drawnPlayerIn(page: ParentNode): DrawnPlayer | undefined {
  const root = page.querySelector<HTMLElement>('[data-player]');
  const audio = root?.querySelector('audio');
  const button = root?.querySelector('button');
  const slider = root?.querySelector<HTMLInputElement>('input[type="range"]');
  if (!root || !audio || !button || !slider) return undefined;

  const lines = [...root.querySelectorAll<HTMLElement>('[data-from]')];
  const starts = lines.map((line) => Number(line.dataset.from));
  const parts = [...root.querySelectorAll<HTMLElement>('[data-when]')];
  const seconds = Number(slider.max);

  return {
    id: root.dataset.player ?? '',
    title: audio.getAttribute('aria-label') ?? '',
    seconds,
    audio,
    button,
    slider,
    show(state) {
      const at = Math.min(secondOf(state), seconds);
      const current = currentLine(starts, state);
      for (const part of parts) part.hidden = !part.dataset.when?.split(' ').includes(state.status);
      slider.value = String(Math.floor(at));
      slider.setAttribute('aria-valuetext', (slider.dataset.text ?? '').replace(timePlace, clockOf(at)));
      root.querySelector('[data-part="behind"]')?.setAttribute('x2', wayBehind(at, seconds));
      const time = root.querySelector('[data-part="time"]');
      if (time) time.textContent = clockOf(at);
      lines.forEach((line, index) => {
        if (index === current) line.setAttribute('aria-current', 'true');
        else line.removeAttribute('aria-current');
      });
    },
  };
}
