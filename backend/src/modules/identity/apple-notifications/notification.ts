import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';

/** What Apple tells of a person who uses Sign in with Apple here. */
export const appleEvents = ['email-disabled', 'email-enabled', 'consent-revoked', 'account-delete'] as const;
export type AppleEvent = (typeof appleEvents)[number];

/** A notification that Apple signed for us. */
export interface AppleNotification {
  /** Names it: sent again, it has the same. */
  jti: string;
  /** Undefined where it is of a kind that we do not know. */
  event: AppleEvent | undefined;
  subject: string;
}

/** How old a notification may be. Its `jti` is kept for longer, so that none is taken twice. */
export const notificationDays = 7;
const clockTolerance = 60;

/** The notification is not Apple's, not for us, or too old. */
export class NotificationRefused extends Error {}

/**
 * Reads a notification. Throws `NotificationRefused` where it is not one that Apple signed for this client, and other
 * errors where Apple's keys cannot be had.
 */
export async function readNotification(
  payload: string,
  { keys, issuer, clientId }: { keys: JWTVerifyGetKey; issuer: string; clientId: string },
): Promise<AppleNotification> {
  const { payload: claims } = await jwtVerify(payload, keys, {
    issuer,
    audience: clientId,
    algorithms: ['RS256'],
    requiredClaims: ['iat', 'jti'],
    maxTokenAge: `${notificationDays} days`,
    clockTolerance,
  }).catch((error: unknown) => {
    throw isRefusal(error)
      ? new NotificationRefused('A notification was not taken.', { cause: error })
      : error;
  });
  const { type, sub } = eventIn(claims.events);
  const { jti = '' } = claims;
  if (typeof sub !== 'string' || jti.length > 200) throw new NotificationRefused('It names no person.');
  return { jti, event: namesOfEvents.get(type), subject: sub };
}

/** Apple's newer pages call the last one `account-deleted`. */
const namesOfEvents = new Map<unknown, AppleEvent>([
  ...appleEvents.map((event) => [event, event] as const),
  ['account-deleted', 'account-delete'],
]);

/** The event is a text of JSON inside the token. */
function eventIn(events: unknown): { type?: unknown; sub?: unknown } {
  try {
    const event: unknown = typeof events === 'string' ? JSON.parse(events) : events;
    return typeof event === 'object' && event !== null ? event : {};
  } catch {
    return {};
  }
}

/** That keys were not answered, or too late, says nothing of the notification. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  return !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC';
}
