import { securityTexts } from '../../../../src/domain/texts/security/texts';
import type { Host } from '../../../../src/element/host/host';
import { ProofDialog } from '../../../../src/element/security/ProofDialog';
import { useTexts } from '../../../../src/ui/texts/use-texts';

interface Props {
  host: Host;
  onProved(): void;
  onClose(): void;
}

/** Identity check before a traveller's full numbers are shown. */
export default function NumberProof(props: Props) {
  const t = useTexts(securityTexts);
  return (
    <ProofDialog {...props}>
      <p>{t.beforeNumber}</p>
    </ProofDialog>
  );
}
