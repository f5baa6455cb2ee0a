import { proveIdentity, type Factor } from '../../contract/account-safety/account-safety';
import type { Host } from '../host/host';
import { createCallForm } from '../submission/call-form';

export type IdentityProof = ReturnType<typeof createIdentityProof>;

/** Form of one way to prove the user's identity. */
export function createIdentityProof(host: Host, factor: Factor, onDone: () => void) {
  return createCallForm(host, {
    call: proveIdentity,
    values: { secret: '' },
    body: ({ secret }) => ({ factor, secret }),
    check: () => ({}),
    onDone,
  });
}
