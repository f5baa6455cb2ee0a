import assert from 'node:assert/strict';
import { generateSync } from 'otplib';
import { beginTotp, confirmTotp } from '../../../../../src/contract/account-safety/second-factors';
import { signInProven } from './account-steps';
import type { TestGateway } from '../../harness';

/** Code of an authenticator app at the gateway's time. `steps`: later by so many half minutes. */
export const appCode = ({ clock }: Pick<TestGateway, 'clock'>, secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(clock.now.getTime() / 1000) + steps * 30 });

/** Code that the app does not show at any time near. */
export function wrongCode(gateway: Pick<TestGateway, 'clock'>, secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => appCode(gateway, secret, steps));
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  );
  assert.ok(wrong);
  return wrong;
}

/**
 * Sets an app up for an account, with the proofs that its settings require. Moves the clock by a minute, so that no
 * code is used up.
 */
export async function setUpApp(
  gateway: TestGateway,
  account: string,
): Promise<{ as: string; secret: string; recoveryCodes: string[] }> {
  const as = await signInProven(gateway, account, 2);
  const { secret } = await gateway.ok(beginTotp, {}, { as });
  const { recoveryCodes } = await gateway.ok(confirmTotp, { code: appCode(gateway, secret) }, { as });
  gateway.clock.advance(1.1);
  return { as, secret, recoveryCodes };
}
