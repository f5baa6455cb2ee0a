import * as v from 'valibot';
import { OPEN_PATH, OpenAnswer } from '../../../src/protocol/cashier/messages';

/** Asks the merchant whether a payment is still wanted. */
export type AskOpen = (notifyUrl: string, query: unknown) => Promise<OpenAnswer>;

/**
 * Posts the question to the merchant. A merchant that does not answer wants the payment: it gives back by itself the
 * money that it cannot use.
 */
export const postOpenQuery: AskOpen = async (notifyUrl, query) => {
  try {
    const response = await fetch(notifyUrl + OPEN_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(query),
      signal: AbortSignal.timeout(3000),
      redirect: 'error',
    });
    const answer = v.safeParse(OpenAnswer, response.ok ? await response.json() : undefined);
    if (answer.success) return answer.output;
  } catch {
    // the payment goes on
  }
  return { open: true, why: '' };
};
