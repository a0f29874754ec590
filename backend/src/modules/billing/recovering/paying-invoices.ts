import { certaintyOf, type GatewayFailure, type GatewayOutcome } from '../gateway-outcome.ts';
import type { Zuora } from '../zuora/zuora.ts';
import type { ListedPayment } from '../zuora/wire.ts';
import type { RecoveryPayment, RecoveryRepository } from './repository.ts';

type Placed = Awaited<ReturnType<Zuora['placeOrder']>>;
type Found = Awaited<ReturnType<Zuora['order']>>;

/** The call is not sent while another payment of the account runs: it may be for the same invoice. */
const notSent: GatewayFailure = { ok: false, kind: 'notSent' };
const absent: GatewayFailure = { ok: false, kind: 'refused', reasons: [] };

/**
 * Payments of invoices in the words of orders, so that they are carried out as orders are: sent with a key, looked up by our
 * number before anything is sent again.
 *
 * While a payment run of the billing company has a payment of the account at the gateway, nothing is sent. Once it has ended,
 * the invoice is paid, and the billing company refuses another payment of it, or it is not, and ours is sent.
 */
export function createPayingInvoices({
  zuora,
  recoveries,
}: {
  zuora: Pick<Zuora, 'payInvoice' | 'paymentsOf'>;
  recoveries: Pick<RecoveryRepository, 'byOrderNumber'>;
}): Pick<Zuora, 'placeOrder' | 'order'> {
  async function writtenDown(orderNumber: string): Promise<RecoveryPayment & { orderBody: PaymentSent }> {
    const written = await recoveries.byOrderNumber(orderNumber);
    if (!written?.orderBody) throw new Error(`Payment ${orderNumber} was not written down.`);
    return { ...written, orderBody: written.orderBody as PaymentSent };
  }

  return {
    placeOrder: async (body, key): Promise<Placed> => {
      const { accountId, gatewayOrderId } = body as PaymentSent;
      const { accountNumber, subscriptionNumber } = await writtenDown(gatewayOrderId);
      const listed = await zuora.paymentsOf(accountId);
      if (!listed.ok || listed.body.payments.some(isUnderWay)) return notSent;
      const paid = await zuora.payInvoice(body, key);
      if (!paid.ok) return isLocked(paid) ? { ok: false, kind: 'serverError', status: 200 } : paid;
      return {
        ok: true,
        body: {
          success: true,
          orderNumber: gatewayOrderId,
          accountNumber,
          subscriptionNumbers: [subscriptionNumber],
        },
      };
    },

    order: async (orderNumber): Promise<Found> => {
      const { orderBody, accountNumber, subscriptionNumber } = await writtenDown(orderNumber);
      const listed = await zuora.paymentsOf(orderBody.accountId);
      // That the account has no payments is not known by a refusal.
      if (!listed.ok) return certaintyOf(listed) === 'refused' ? notSent : listed;
      const own = listed.body.payments.filter(({ gatewayOrderId }) => gatewayOrderId === orderNumber);
      if (own.some(isUnderWay)) return { ok: false, kind: 'stillRunning' };
      if (!own.some(({ status }) => status === 'Processed')) return absent;
      return {
        ok: true,
        body: {
          success: true,
          order: {
            orderNumber,
            existingAccountNumber: accountNumber,
            subscriptions: [{ subscriptionNumber }],
          },
        },
      };
    },
  };
}

/** What is needed of a body that was sent. */
interface PaymentSent {
  accountId: string;
  gatewayOrderId: string;
}

function isUnderWay({ status }: ListedPayment): boolean {
  return status === 'Processing';
}

/** A run got hold of the invoice between the look and the call. Nothing was done, and the key has its answer. */
function isLocked(failure: Exclude<GatewayOutcome<unknown>, { ok: true }>): boolean {
  return failure.kind === 'refused' && failure.reasons.some(({ code }) => /[57]0$/.test(code));
}
