import { useEffect, useState } from 'react';
import {
  queryAccountSafety,
  type AccountSafety,
  type Factor,
} from '../../../src/contract/account-safety/account-safety';
import { usefulFactors } from '../../../src/domain/account-safety/factors';
import type { PageProps } from '../../../src/element/administration/declare-administration';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { createIdentityProof } from '../../../src/element/security/identity-proof';
import { FactorChoice, ProofField } from '../../../src/element/security/ProofField';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { mainManagerTexts } from './texts';

interface Props extends Pick<PageProps, 'host'> {
  /** Called once the proofs suffice. */
  onProved(): void;
  onClose(): void;
}

/** Has the main administrator prove their identity with one factor after the other, until the proofs suffice. */
export function ProofDialog(props: Props) {
  const t = useTexts(mainManagerTexts);
  const errors = useTexts(errorTexts);
  const { onProved, onClose } = props;
  const { data, error, isFetching, refetch } = useCall(queryAccountSafety, {}, { live: true });
  const account = data?.accountSafety;
  const isProven = account?.missing === 0;
  useEffect(() => {
    if (isProven) onProved();
  });
  const [first] = usefulFactors(account?.factors ?? [], account?.proofs.map(({ factor }) => factor) ?? []);
  if (!account || isProven || first === undefined)
    return (
      <Dialog title={t.proof} onClose={onClose}>
        {account && !isProven && <p role="alert">{t.noWay}</p>}
        {error && !account && (
          <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {(isProven || (!account && !error)) && <SkeletonRows rows={2} label={t.loading} />}
      </Dialog>
    );
  // a proved factor is no choice any more
  return <OneProof key={account.proofs.length} {...props} account={account} first={first} />;
}

interface OneProps extends Props {
  account: AccountSafety;
  first: Factor;
}

function OneProof({ first, ...props }: OneProps) {
  const [factor, setFactor] = useState(first);
  return <FactorForm key={factor} {...props} factor={factor} onFactor={setFactor} />;
}

interface FormProps extends Omit<OneProps, 'first'> {
  factor: Factor;
  onFactor(factor: Factor): void;
}

function FactorForm({ host, account, factor, onFactor, onClose }: FormProps) {
  const t = useTexts(mainManagerTexts);
  const [proof] = useState(() => createIdentityProof(host, factor, () => undefined));
  const useful = usefulFactors(
    account.factors,
    account.proofs.map((one) => one.factor),
  );
  return (
    <FormDialog
      title={t.proof}
      size="small"
      submitText={t.next}
      sending={proof}
      isChanged={() => false}
      onClose={onClose}
    >
      <p>{t.proofHint(account.missing)}</p>
      <FactorChoice factors={useful} value={factor} onChange={onFactor} />
      <ProofField proof={proof} account={account} factor={factor} />
    </FormDialog>
  );
}
