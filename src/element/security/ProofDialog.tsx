import { useState, type ReactNode } from 'react';
import {
  queryAccountSafety,
  type AccountSafety,
  type Factor,
} from '../../contract/account-safety/account-safety';
import { securityTexts } from '../../domain/texts/security/texts';
import { useTexts } from '../../ui/texts/use-texts';
import { ReadingDialog } from '../submission/ReadingDialog';
import { useCall } from '../data/use-call';
import type { Host } from '../host/host';
import { FormDialog } from '../submission/FormDialog';
import { createIdentityProof } from './identity-proof';
import { FactorChoice, ProofField } from './ProofField';

interface Props {
  host: Host;
  /** Consequences of the proof, and the record stored of it. */
  children: ReactNode;
  onProved(): void;
  onClose(): void;
}

/** Requests a proof of the user's identity before full numbers are shown or returned. */
export function ProofDialog(props: Props) {
  const t = useTexts(securityTexts);
  const found = useCall(queryAccountSafety, {}, { live: true });
  const { data } = found;
  if (data === undefined)
    return (
      <ReadingDialog
        title={t.proof}
        found={found}
        loading={t.proofLoading}
        rows={2}
        height={56}
        onClose={props.onClose}
      />
    );
  return <OfAccount {...props} account={data.accountSafety} />;
}

function OfAccount(props: Props & { account: AccountSafety }) {
  const [factor, setFactor] = useState<Factor>(props.account.factors[0] ?? 'sms');
  return <ProofForm key={factor} {...props} factor={factor} onFactor={setFactor} />;
}

interface FormProps extends Props {
  account: AccountSafety;
  factor: Factor;
  onFactor(factor: Factor): void;
}

function ProofForm({ host, children, account, factor, onFactor, onProved, onClose }: FormProps) {
  const t = useTexts(securityTexts);
  const [proof] = useState(() =>
    createIdentityProof(host, factor, () => {
      onClose();
      onProved();
    }),
  );
  return (
    <FormDialog
      title={t.proof}
      size="small"
      submitText={t.proofNext}
      sending={proof}
      isChanged={() => false}
      onClose={onClose}
    >
      {children}
      <FactorChoice factors={account.factors} value={factor} onChange={onFactor} />
      <ProofField proof={proof} account={account} factor={factor} />
    </FormDialog>
  );
}
