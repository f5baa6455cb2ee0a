import { useState } from 'react';
import type { AccountSafety, Factor } from '../../../src/contract/account-safety/account-safety';
import { usefulFactors } from '../../../src/domain/account-safety/factors';
import { createIdentityProof } from '../../../src/element/security/identity-proof';
import { FactorChoice, ProofField } from '../../../src/element/security/ProofField';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Safety } from '../account-safety';
import { SafetyForm } from '../forms/SafetyForm';
import { safetyTexts } from '../texts';

interface Props {
  safety: Safety;
  account: AccountSafety;
  /** Factor offered first, if the account has it. */
  first?: Factor;
  /** Factor that is the subject of the change, forgotten or lost, and therefore no proof. */
  without?: Factor;
}

/** Has the signed-in user prove their identity until the gateway accepts it. */
export function Identity({ safety, account, first, without }: Props) {
  const t = useTexts(safetyTexts);
  const proven = account.proofs.map(({ factor }) => factor);
  const useful = usefulFactors(account.factors, proven).filter((factor) => factor !== without);
  const [chosen, setChosen] = useState(first);
  const factor = useful.find((one) => one === chosen) ?? useful[0];
  const claims = (
    <Button variant="text" size="small" onClick={() => safety.go('serviceCenter')}>
      {t.noneReached}
    </Button>
  );
  if (factor === undefined) {
    return (
      <>
        <p role="alert">{t.noWay}</p>
        <div>{claims}</div>
      </>
    );
  }
  return (
    <div className="as-identity">
      <p className="as-hint">{proven.length === 0 ? t.prove(account.missing) : t.proveMore}</p>
      <FactorChoice factors={useful} value={factor} onChange={setChosen} />
      <ProofForm key={factor} safety={safety} account={account} factor={factor} />
      <div>{claims}</div>
    </div>
  );
}

function ProofForm({ safety, account, factor }: { safety: Safety; account: AccountSafety; factor: Factor }) {
  const t = useTexts(safetyTexts);
  const { host } = safety;
  const [proof] = useState(() =>
    createIdentityProof(host, factor, () => host.track('identity-proved', { factor })),
  );
  return (
    <SafetyForm sending={proof} submitText={t.next}>
      <ProofField proof={proof} account={account} factor={factor} />
    </SafetyForm>
  );
}
