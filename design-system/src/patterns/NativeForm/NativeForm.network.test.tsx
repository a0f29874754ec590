import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { letterRules, renderLetter } from './testing/renderLetter.tsx';
import type { FormRules } from './watchForm.ts';

describe('while the rules are being fetched', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function renderWith(loadRules: typeof letterRules) {
    const { sent } = renderLetter({ loadRules, values: { name: ' Nina ', town: '' } });
    return { sent, user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }) };
  }

  it('is pending after a press, and ignores the next', async () => {
    let resolve: (rules: FormRules) => void = () => undefined;
    const { sent, user } = renderWith(() => new Promise((fetched) => (resolve = fetched)));
    const button = screen.getByRole('button');

    await user.click(button);
    await user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(sent).toEqual([]);

    resolve(await letterRules());
    await waitFor(() => {
      expect(button).toHaveAttribute('aria-disabled', 'false');
    });
    expect(sent).toEqual([{ name: 'Nina', town: '' }]);
  });

  it('submits what was typed where they never arrive', async () => {
    const { sent, user } = renderWith(() => new Promise(() => undefined));

    await user.click(screen.getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(2_999));
    expect(sent).toEqual([]);

    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(sent).toEqual([{ name: 'Nina', town: '' }]);
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('without a connection', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  afterEach(() => {
    onLine.mockReturnValue(true);
  });

  function connect() {
    onLine.mockReturnValue(true);
    act(() => {
      dispatchEvent(new Event('online'));
    });
  }

  it('says so, keeps what was typed, and submits it once there is one', async () => {
    const { sent } = renderLetter();
    await userEvent.type(screen.getByLabelText('Name'), 'Nina');
    onLine.mockReturnValue(false);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
    expect(screen.getByLabelText('Name')).toHaveValue('Nina');
    expect(sent).toEqual([]);

    connect();
    await waitFor(() => {
      expect(sent).toEqual([{ name: 'Nina', town: '' }]);
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says so too where only the request found that out', () => {
    renderLetter({ pending: true, offline: true });
    expect(screen.getByRole('alert')).toHaveTextContent('You’re offline');
  });

  it('hands over what was typed where the rules cannot be fetched, and never posts natively', async () => {
    const post = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    const { sent } = renderLetter({ loadRules: () => Promise.reject(new Error('No network')) });
    await userEvent.type(screen.getByLabelText('Name'), ' Nina ');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    await waitFor(() => {
      expect(sent).toEqual([{ name: 'Nina', town: '' }]);
    });
    expect(post).not.toHaveBeenCalled();
  });

  it('holds the form also where its rules cannot be fetched, and fetches them once there is one', async () => {
    let fetched = 0;
    const { sent } = renderLetter({
      loadRules: () => {
        fetched += 1;
        return navigator.onLine ? letterRules() : Promise.reject(new Error('No network'));
      },
      values: { name: 'Nina', town: '' },
    });
    onLine.mockReturnValue(false);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');

    connect();
    await waitFor(() => {
      expect(sent).toEqual([{ name: 'Nina', town: '' }]);
    });
    expect(fetched).toBeGreaterThan(1);
  });
});
