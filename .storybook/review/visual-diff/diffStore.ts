import * as React from 'react';
import { inDevelopment } from '../inDevelopment.ts';
import {
  decideAddress,
  decisionsIn,
  noDecisions,
  withDecision,
  type Decision,
  type Decisions,
  type ServedDiff,
} from './decisions.ts';
import { diffFolder, type DiffReport } from './record.ts';

/** What is known: nothing yet, that the command did not run, or what it found. */
export interface DiffState {
  report: 'waiting' | 'absent' | DiffReport;
  decisions: Decisions;
  /** Why a decision was not written. */
  fault: string | undefined;
}

const keptAs = 'stillpoint:approved-differences';

let state: DiffState = { report: 'waiting', decisions: noDecisions, fault: undefined };
let reading: Promise<void> | undefined;
const listeners = new Set<() => void>();

export function diffState(): DiffState {
  return state;
}

/** Hears of each change, until the function that it gives is called. */
export function onDiff(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known of the differences. */
export function useDiff(): DiffState {
  return React.useSyncExternalStore(onDiff, diffState);
}

/** Reads what the command found, once. */
export function readDiff(): Promise<void> {
  reading ??= fetchDiff().catch(() => setState({ report: 'absent' }));
  return reading;
}

/** Decides about a cause: in the file, or in a built Storybook in this browser, from which the file is saved. */
export async function decide(decision: Decision): Promise<void> {
  if (!inDevelopment()) {
    const decisions = withDecision(state.decisions, decision);
    localStorage.setItem(keptAs, JSON.stringify(decisions));
    setState({ decisions, fault: undefined });
    return;
  }
  try {
    const response = await fetch(decideAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(decision),
    });
    const answer = (await response.json()) as { decisions?: unknown; reason?: string };
    const decisions = decisionsIn(answer.decisions);
    if (decisions === undefined) throw new Error(answer.reason ?? response.statusText);
    setState({ decisions, fault: undefined });
  } catch (fault) {
    setState({ fault: `Nothing was written: ${fault instanceof Error ? fault.message : String(fault)}` });
  }
}

async function fetchDiff() {
  const response = await fetch(`${diffFolder}/report.json`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(String(response.status));
  const { report, decisions } = (await response.json()) as ServedDiff;
  setState({ report: report ?? 'absent', decisions: keptDecisions() ?? decisions });
}

/** Those that this browser keeps, in a built Storybook. */
function keptDecisions(): Decisions | undefined {
  const kept = inDevelopment() ? null : localStorage.getItem(keptAs);
  return kept === null ? undefined : decisionsIn(JSON.parse(kept));
}

function setState(change: Partial<DiffState>) {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}
