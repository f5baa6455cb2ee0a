import { proveIdentity, type Factor } from '../../contract/account-safety/account-safety';
import type { Host } from '../host/host';
import { createSaving } from '../sending/saving';

export type IdentityProof = ReturnType<typeof createIdentityProof>;

/** The form of one way to prove who one is. */
export function createIdentityProof(host: Host, factor: Factor, onDone: () => void) {
  return createSaving(host, {
    call: proveIdentity,
    values: { secret: '' },
    body: ({ secret }) => ({ factor, secret }),
    check: () => ({}),
    onDone,
  });
}
