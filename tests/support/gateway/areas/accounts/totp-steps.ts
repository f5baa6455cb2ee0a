import assert from 'node:assert/strict';
import { generateSync } from 'otplib';
import { beginTotp, confirmTotp } from '../../../../../src/contract/account-safety/second-factors';
import { signInProven } from './account-steps';
import type { TestGateway } from '../../harness';

/** An authenticator app: the code of a secret at the gateway's time, some steps of half a minute later. */
export const appCode = ({ clock }: Pick<TestGateway, 'clock'>, secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(clock.now.getTime() / 1000) + steps * 30 });

/** A code that the app shows at no time near. */
export function wrongCode(gateway: Pick<TestGateway, 'clock'>, secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => appCode(gateway, secret, steps));
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  );
  assert.ok(wrong);
  return wrong;
}

/** Sets an app up for an account, proven as its settings ask; a minute later no code of it is used up. */
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
