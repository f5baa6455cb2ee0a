import type { PendingWalletChange } from '../../../src/contract/wallet/settings';
import { SAFEGUARDS } from '../../../src/domain/wallet/safeguards';
import { instantText } from '../../../src/domain/shanghai-time';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { boundText, walletSettingsTexts } from './texts';

/** Limits of a pending change, with the requester and the time. */
export function PendingFacts({ change }: { change: PendingWalletChange }) {
  const t = useTexts(walletSettingsTexts);
  const { wanted, askedBy, askedTime } = change;
  return (
    <Facts>
      {SAFEGUARDS.map((name) => {
        const fen = wanted[name];
        return fen === undefined ? null : (
          <Fact key={name} name={t.boundName(name)}>
            {boundText(fen, t)}
          </Fact>
        );
      })}
      <Fact name={t.askedBy}>{`${askedBy} ${instantText(askedTime)}`}</Fact>
    </Facts>
  );
}
