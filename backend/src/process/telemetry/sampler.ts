import { randomInt } from 'node:crypto';
import { SpanKind, trace } from '@opentelemetry/api';
import { SamplingDecision, type Sampler } from '@opentelemetry/sdk-trace';
import { isSampled } from './sdk-telemetry.ts';

const readingMethods: readonly unknown[] = ['GET', 'HEAD', 'OPTIONS'];

const oneInAll = 1_000_000;

/**
 * Traces every request that changes something, with all that follows from it, and a share of the others. A visitor's
 * browser may name a trace, and does not decide whether it is kept: its id does not count.
 */
export function createSampler(share: number): Sampler {
  const decide = (isKept: boolean) => ({
    decision: isKept ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  });
  return {
    shouldSample(context, _traceId, _name, kind, attributes) {
      const parent = trace.getSpanContext(context);
      if (kind !== SpanKind.SERVER && parent !== undefined) return decide(isSampled(parent));
      const method = attributes['http.request.method'];
      const changes = method !== undefined && !readingMethods.includes(method);
      return decide(changes || randomInt(oneInAll) < share * oneInAll);
    },
    toString: () => `Changes, and ${share} of the rest`,
  };
}
