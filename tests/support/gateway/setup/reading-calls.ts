import type { Call } from '../../../../src/contract/call';
import { callsOfContract } from '../../contract-calls';
import type { TestGateway } from '../harness';
import { validBody } from '../hostile-values';

/** Makes every reading call of the contract. Returns those that failed, and the number of those that succeeded. */
export async function makeReadingCalls(
  gateway: TestGateway,
  as: string,
): Promise<{ failed: string[]; succeeded: number }> {
  const failed: string[] = [];
  let succeeded = 0;
  for (const [name, call] of await callsOfContract()) {
    if (call.mutates) continue;
    const { status, success, msg } = await gateway.send<Call>(call, validBody(call.body), { as });
    if (status >= 500) failed.push(`${name}: ${status} ${msg}`);
    if (success) succeeded += 1;
  }
  return { failed, succeeded };
}
