import { SpanKind, trace } from '@opentelemetry/api';
import { SamplingDecision, TraceIdRatioBasedSampler, type Sampler } from '@opentelemetry/sdk-trace';
import { isSampled } from './sdk-telemetry.ts';

const readingMethods: readonly unknown[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Traces every request that changes something, with all that follows from it, and a share of the others. A visitor's
 * browser may name a trace, and does not decide whether it is kept.
 */
export function createSampler(share: number): Sampler {
  const ofShare = new TraceIdRatioBasedSampler(share);
  return {
    shouldSample(context, traceId, _name, kind, attributes) {
      const parent = trace.getSpanContext(context);
      if (kind === SpanKind.SERVER || parent === undefined) {
        const method = attributes['http.request.method'];
        const changes = method !== undefined && !readingMethods.includes(method);
        return changes
          ? { decision: SamplingDecision.RECORD_AND_SAMPLED }
          : ofShare.shouldSample(context, traceId);
      }
      return {
        decision: isSampled(parent) ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
      };
    },
    toString: () => `Changes, and ${share} of the rest`,
  };
}
