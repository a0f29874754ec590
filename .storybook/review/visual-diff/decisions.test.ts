import { expect, test } from 'vitest';
import { diffAddress, diffIn } from './address.ts';
import {
  decisionIn,
  decisionsIn,
  noDecisions,
  verdictOn,
  withDecision,
  writtenDecisions,
  type Decision,
} from './decisions.ts';

const approval: Decision = { id: 'token --color-text', change: 'a1', verdict: 'approved' };

test('an approval holds for what the cause had become, and for nothing that it becomes later', () => {
  const decisions = withDecision(noDecisions, approval);
  expect(verdictOn({ id: approval.id, change: 'a1' }, decisions)).toBe('approved');
  expect(verdictOn({ id: approval.id, change: 'b2' }, decisions)).toBeUndefined();
  expect(verdictOn({ id: 'words home:title', change: 'a1' }, decisions)).toBeUndefined();
});

test('a further decision takes the place of the earlier one, or takes it back', () => {
  const approved = withDecision(noDecisions, approval);
  const refused = withDecision(approved, { ...approval, verdict: 'refused' });
  expect(refused).toEqual({ approved: {}, refused: { 'token --color-text': 'a1' } });
  expect(withDecision(refused, { ...approval, verdict: undefined })).toEqual(noDecisions);
});

test('the file has a line a cause, in the order of their names', () => {
  const decisions = withDecision(withDecision(noDecisions, approval), {
    ...{ id: 'file Button.tsx', change: 'c3', verdict: 'approved' as const },
  });
  expect(writtenDecisions(decisions)).toBe(`{
  "approved": {
    "file Button.tsx": "c3",
    "token --color-text": "a1"
  },
  "refused": {}
}
`);
  expect(decisionsIn(JSON.parse(writtenDecisions(decisions)))).toEqual(decisions);
});

test('what is no decision is not taken for one', () => {
  expect(decisionIn(approval)).toEqual(approval);
  for (const other of [null, [], { id: 1, change: 'a' }, { ...approval, verdict: 'perhaps' }])
    expect(decisionIn(other)).toBeUndefined();
  for (const other of [null, {}, { approved: {}, refused: { a: 1 } }])
    expect(decisionsIn(other)).toBeUndefined();
});

test('every choice stands in the address, and what is not known has its first value', () => {
  const choice = { cause: 'words home:title & more', picture: 3, view: 'blink' as const, slider: 20 };
  expect(diffIn(`?path=${diffAddress(choice)}`)).toEqual(choice);
  expect(diffIn('?path=/visual-diff/&view=other&slider=900&picture=-1')).toEqual({
    ...{ cause: undefined, picture: 0, view: 'slider', slider: 100 },
  });
});
