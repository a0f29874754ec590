/**
 * Moves the focus to the row after the one that has it, or before it; to the first, where none has it. What has the focus of a
 * row bears `data-row-focus`.
 */
export function moveRowFocus(by: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row-focus]')];
  const row = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-row-focus]');
  const next = row ? rows[rows.indexOf(row) + by] : rows[0];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
