import type { RowChange } from '../../../src/contract/resource/resource';
import { instantText } from '../../../src/domain/shanghai-time';
import { SAFEGUARDS } from '../../../src/domain/wallet/safeguards';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { boundText, walletSettingsTexts, type WalletSettingsTexts } from './texts';

const AMOUNTS = [...SAFEGUARDS, 'warnBelow'] as const;

/** Changes of the amounts with author and time, newest first. */
export function SettingsChanges({ changes }: { changes: readonly RowChange[] }) {
  const t = useTexts(walletSettingsTexts);
  return (
    <fieldset className="wa-group">
      <legend>{t.changes}</legend>
      {changes.length === 0 ? (
        <p className="wa-hint">{t.noChanges}</p>
      ) : (
        <ol aria-label={t.changes}>
          {changes.map((change) => (
            <li key={change.changeNO}>
              <p>
                <strong>{change.changedBy}</strong>{' '}
                <time dateTime={change.changedTime}>{instantText(change.changedTime)}</time>
              </p>
              {changedIn(change, t).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </fieldset>
  );
}

function changedIn({ before, after }: RowChange, t: WalletSettingsTexts): string[] {
  const askedBy = after?.['askedBy'];
  const changed = AMOUNTS.filter((name) => before?.[name] !== after?.[name]).map((name) =>
    t.fromTo(t.boundName(name), boundText(before?.[name], t), boundText(after?.[name], t)),
  );
  const [from, to] = [before?.['warnedList'], after?.['warnedList']];
  if (JSON.stringify(from) !== JSON.stringify(to))
    changed.push(t.fromTo(t.warned, namesIn(from, t), namesIn(to, t)));
  return typeof askedBy === 'string' ? [...changed, t.agreedTo(askedBy)] : changed;
}

const namesIn = (value: unknown, t: WalletSettingsTexts): string =>
  Array.isArray(value) && value.length > 0 ? value.join('、') : t.none;
