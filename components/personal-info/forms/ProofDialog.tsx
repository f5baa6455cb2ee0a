import { useState } from 'react';
import {
  queryAccountSafety,
  type AccountSafety,
  type Factor,
} from '../../../src/contract/account-safety/account-safety';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { createIdentityProof } from '../../../src/element/security/identity-proof';
import { FactorChoice, ProofField } from '../../../src/element/security/ProofField';
import { FormDialog } from '../../../src/element/sending/FormDialog';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';

interface Props {
  personal: Personal;
  /** What follows it. */
  before: 'number' | 'export';
  onProved(): void;
}

/** The user proves who they are, in one way, before whole numbers are shown or given. */
export function ProofDialog({ personal, before, onProved }: Props) {
  const t = useTexts(personalTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryAccountSafety, {}, { live: true });
  if (data === undefined) {
    return (
      <Dialog title={t.proof} onClose={personal.endDialog}>
        {error ? (
          <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={2} height={56} label={t.loading} />
        )}
      </Dialog>
    );
  }
  return <OfAccount personal={personal} account={data.accountSafety} before={before} onProved={onProved} />;
}

function OfAccount({ personal, account, before, onProved }: Props & { account: AccountSafety }) {
  const { factors } = account;
  const [factor, setFactor] = useState<Factor>(factors[0] ?? 'sms');
  return (
    <ProofForm
      key={factor}
      personal={personal}
      account={account}
      before={before}
      factor={factor}
      onFactor={setFactor}
      onProved={onProved}
    />
  );
}

interface FormProps extends Props {
  account: AccountSafety;
  factor: Factor;
  onFactor(factor: Factor): void;
}

function ProofForm({ personal, account, before, factor, onFactor, onProved }: FormProps) {
  const t = useTexts(personalTexts);
  const { host, endDialog } = personal;
  const [proof] = useState(() =>
    createIdentityProof(host, factor, () => {
      endDialog();
      onProved();
    }),
  );
  return (
    <FormDialog
      title={t.proof}
      size="small"
      submitText={t.next}
      sending={proof}
      isChanged={() => false}
      onClose={endDialog}
    >
      <p className="pi-hint">{t.proofHint(before)}</p>
      <FactorChoice factors={account.factors} value={factor} onChange={onFactor} />
      <ProofField proof={proof} account={account} factor={factor} />
    </FormDialog>
  );
}
