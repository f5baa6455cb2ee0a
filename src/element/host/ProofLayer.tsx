import { useStore } from 'zustand';
import type { Host } from './host';
import { lazyPart } from './lazy-part';

const ProofDialog = lazyPart(async () => ({
  default: (await import('../security/ProofDialog')).ProofDialog,
}));

/** Dialog over an element for a call that requires a proof of identity. */
export function ProofLayer({ host }: { host: Host }) {
  const request = useStore(host.proofRequest);
  if (!request) return null;
  const { reason, close } = request;
  return (
    <ProofDialog
      host={host}
      onProved={() => close(true)}
      // a completed dialog closes just before it reports success
      onClose={() => queueMicrotask(() => close(false))}
    >
      <p>{reason}</p>
    </ProofDialog>
  );
}
