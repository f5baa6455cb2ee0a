import { useState } from 'react';
import { decideWalletSettings, type PendingWalletChange } from '../../../src/contract/wallet/settings';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ProofField } from '../forms/ProofField';
import { createWalletProof } from '../forms/wallet-proof';
import type { Wallet } from '../wallet';
import { PendingFacts } from './PendingFacts';
import { walletSettingsTexts } from './texts';

export type ChangeDecision = 'agree' | 'refuse' | 'withdraw';

function createDecisionForm(
  { host, endDialog }: Wallet,
  { changeNO }: PendingWalletChange,
  decision: ChangeDecision,
) {
  const proof = createWalletProof(host);
  const saving = createCallForm(host, {
    call: decideWalletSettings,
    values: {},
    body: () => ({ changeNO, decision }),
    check: () => ({}),
    before: async () => (decision === 'agree' ? proof.proveFor(Infinity) : 'go'),
    onDone() {
      endDialog();
      const text = host.texts(walletSettingsTexts).decided(decision);
      host.notify({ as: 'toast', text, delayMs: 0 });
      host.track('wallet-settings-saved');
      host.emit('tp-wallet-settings-saved', {});
    },
  });
  return { ...saving, proof };
}

interface Props {
  wallet: Wallet;
  change: PendingWalletChange;
  decision: ChangeDecision;
  onClose(): void;
}

/** Agrees to or refuses another administrator's loosening of the limits, or withdraws the user's own. */
export function DecideChange({ wallet, change, decision, onClose }: Props) {
  const t = useTexts(walletSettingsTexts);
  const [sending] = useState(() => createDecisionForm(wallet, change, decision));
  return (
    <FormDialog
      title={t.decideTitle(decision)}
      submitText={t.decide(decision)}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <PendingFacts change={change} />
      {decision === 'agree' && <ProofField wallet={wallet} proof={sending.proof} amount={Infinity} />}
    </FormDialog>
  );
}
