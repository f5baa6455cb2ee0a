import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { OPEN_PATH, OpenQuery } from '../../../src/protocol/cashier/messages';
import { isOpenQuerySigned } from '../../../src/protocol/cashier/sign';
import type { GatewayConfig } from '../server/config';
import { failure } from '../server/http/envelope';
import { cashierSecrets, MERCHANT_NO } from './cashier-link';

interface OpenPayments {
  /** Path of the callback for the cashier's notices. */
  notifyPath: string;
  /** Text for the payer when the payment is not wanted any more; '' when it is. */
  whyOver(paymentNo: string): Promise<string>;
}

/** Mounts the answer to the cashier, which asks before it takes the money of a payment. It changes nothing. */
export function mountOpenQuery(
  app: FastifyInstance,
  config: GatewayConfig,
  { notifyPath, whyOver }: OpenPayments,
): void {
  app.post(notifyPath + OPEN_PATH, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const parsed = v.safeParse(OpenQuery, request.body);
    if (!parsed.success) return reply.code(400).send(failure(400));
    const { merchantNo, paymentNo } = parsed.output;
    if (merchantNo !== MERCHANT_NO || !isOpenQuerySigned(cashierSecrets(config), parsed.output))
      return reply.code(400).send(failure(400));
    const why = await whyOver(paymentNo);
    return { open: why === '', why };
  });
}
