import { useStore } from 'zustand';
import type { Host } from './host';
import { latePart } from './late-part';

const ProofDialog = latePart(async () => ({
  default: (await import('../security/ProofDialog')).ProofDialog,
}));

/** Asks who the user is, over an element that has sent something that goes with a proof alone. */
export function ProofLayer({ host }: { host: Host }) {
  const request = useStore(host.proofRequest);
  if (!request) return null;
  const { reason, close } = request;
  return (
    <ProofDialog
      host={host}
      onProved={() => close(true)}
      // a dialog that is done closes just before it says so
      onClose={() => queueMicrotask(() => close(false))}
    >
      <p>{reason}</p>
    </ProofDialog>
  );
}
