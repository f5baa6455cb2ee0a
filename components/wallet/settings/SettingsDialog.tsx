import { useState, useSyncExternalStore } from 'react';
import {
  queryWalletSettings,
  saveWalletSettings,
  WARNED_LIMIT,
  type PendingWalletChange,
  type WalletSettings,
} from '../../../src/contract/wallet/settings';
import type { ResultOf } from '../../../src/contract/call';
import type { RowChange } from '../../../src/contract/resource/resource';
import { WALLET_FAULTS } from '../../../src/contract/wallet/faults';
import { fenOf, formatPrice } from '../../../src/domain/money/money';
import { isLoosened, type Safeguard, type Safeguards } from '../../../src/domain/wallet/safeguards';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { ChangeList } from '../../../src/element/resource/record/ChangeLog';
import { text } from '../../../src/element/resource/fields/field-types';
import type { SettingsEditing } from '../../../src/element/settings-page/settings-options';
import { settingsDialog } from '../../../src/element/settings-page/settings-page';
import type { Person } from '../../../src/element/people/PeopleField';
import { Button } from '../../../src/ui/button/Button';
import { useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { AmountField } from '../forms/AmountField';
import { ProofField } from '../forms/ProofField';
import { createWalletProof } from '../forms/wallet-proof';
import { StaffField } from '../../../src/element/people/StaffField';
import type { Wallet } from '../wallet';
import { DecideChange, type ChangeDecision } from './DecideChange';
import { PendingFacts } from './PendingFacts';
import { boundText, walletSettingsTexts, type WalletSettingsTexts } from './texts';

const AMOUNTS = [
  'orderLimit',
  'personDayLimit',
  'dayLimit',
  'reviewAbove',
  'securityAbove',
  'warnBelow',
] as const;
/** Largest amount in fen, as in the contract. */
const MOST = 1_000_000_000_00;

type Answer = ResultOf<typeof queryWalletSettings>;
type Draft = Record<(typeof AMOUNTS)[number], string> & { warnedNOList: readonly Person[] };

const typed = (fen: number | null): string => (fen === null ? '' : formatPrice(fen).replaceAll(',', ''));

const draftOf = ({ warnedList, ...read }: WalletSettings): Draft => ({
  orderLimit: typed(read.orderLimit),
  personDayLimit: typed(read.personDayLimit),
  dayLimit: typed(read.dayLimit),
  reviewAbove: typed(read.reviewAbove),
  securityAbove: typed(read.securityAbove),
  warnBelow: typed(read.warnBelow),
  warnedNOList: warnedList.map(({ staffNO, staffName }) => ({ staffNO, staffName })),
});

/** Dialog over the wallet, with the identity proof of the saving user. */
interface Shown {
  wallet: Wallet;
  proof: ReturnType<typeof createWalletProof>;
  decide(change: PendingWalletChange, decision: ChangeDecision): void;
}

const NO_FIELDS = { fields: {}, catalogue: walletSettingsTexts };

const Settings = settingsDialog({
  name: 'walletSettings',
  read: queryWalletSettings,
  save: saveWalletSettings,
  texts: walletSettingsTexts,
  values: ({ walletSettings }: Answer) => draftOf(walletSettings),
  body: (draft, { walletSettings }) => ({
    ...boundsOf(draft),
    warnBelow: fenOf(draft.warnBelow) ?? null,
    warnedNOList: draft.warnedNOList.map(({ staffNO }) => staffNO),
    basedOn: walletSettings.revision,
  }),
  check: problemsOf,
  fieldOf: (path) => path.split('.')[0] ?? path,
  before: async (draft: Draft, { walletSettings }: Answer, { proof }: Shown) =>
    letsMoreGo(walletSettings, draft) ? proof.proveFor(Infinity) : 'go',
  fields: {
    orderLimit: text(),
    personDayLimit: text(),
    dayLimit: text(),
    reviewAbove: text(),
    securityAbove: text(),
    warnBelow: text(),
    warnedNOList: { words: (people) => people.map(({ staffName }) => staffName).join('、'), blank: [] },
  },
  Form: SettingsForm,
  conflict: WALLET_FAULTS.walletSettingsChanged,
  saved: (t, { isPending }) => (isPending ? t.savedPending : t.saved),
  onSaved(_, { wallet: { host } }) {
    host.track('wallet-settings-saved');
    host.emit('tp-wallet-settings-saved', {});
  },
});

/** Limits of payments from the wallet, and the receivers of a warning of a low balance. */
export function SettingsDialog({ wallet }: { wallet: Wallet }) {
  const [proof] = useState(() => createWalletProof(wallet.host));
  const [asked, ask] = useState<{ change: PendingWalletChange; decision: ChangeDecision }>();
  if (asked) return <DecideChange wallet={wallet} {...asked} onClose={() => ask(undefined)} />;
  const decide = (change: PendingWalletChange, decision: ChangeDecision) => ask({ change, decision });
  return <Settings of={{ wallet, proof, decide }} onClose={wallet.endDialog} />;
}

/**
 * True when the draft loosens the limits: it needs the consent of another administrator and the requester's security
 * password.
 */
const letsMoreGo = (read: WalletSettings, draft: Pick<Draft, Safeguard>): boolean =>
  isLoosened(read, boundsOf(draft));

const boundsOf = (draft: Pick<Draft, Safeguard>): Safeguards => ({
  orderLimit: fenOf(draft.orderLimit) ?? null,
  personDayLimit: fenOf(draft.personDayLimit) ?? null,
  dayLimit: fenOf(draft.dayLimit) ?? null,
  reviewAbove: fenOf(draft.reviewAbove) ?? null,
  securityAbove: fenOf(draft.securityAbove) ?? null,
});

function problemsOf(draft: Draft, t: WalletSettingsTexts): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const name of AMOUNTS) {
    const fen = fenOf(draft[name]);
    if (fen === undefined) continue;
    if (fen === 0) problems[name] = t.zero;
    else if (fen > MOST) problems[name] = t.tooMuch;
  }
  if (fenOf(draft.warnBelow) !== undefined && draft.warnedNOList.length === 0) {
    problems['warnedNOList'] = t.nobody;
  }
  return problems;
}

interface FormProps {
  editing: SettingsEditing<Draft, Answer>;
  answer: Answer;
  of: Shown;
}

function SettingsForm({ editing, answer, of }: FormProps) {
  const t = useTexts(walletSettingsTexts);
  const { list } = useTexts(amountTexts);
  const { form } = editing;
  const { walletSettings: read } = editing.from();
  const { pendingChange: pending, otherNameList: others } = answer;
  const values = useSyncExternalStore(form.onChange, form.values);
  const isLooser = letsMoreGo(read, values);
  const warned = useFormField(form, 'warnedNOList');
  const mute = read.warnedList.filter(
    ({ staffNO, hasEmail }) => !hasEmail && warned.value.some((one) => one.staffNO === staffNO),
  );
  return (
    <>
      {others?.length === 0 && <p className="wa-hint">{t.alone}</p>}
      {pending && (
        <Pending
          change={pending}
          others={others ?? []}
          onDecide={(decision) => of.decide(pending, decision)}
        />
      )}
      <div role="status">{isLooser && <p className="wa-hint">{t.loosenedHint}</p>}</div>
      <fieldset className="wa-group">
        <legend>{t.limits}</legend>
        <p className="wa-hint">{t.limitsHint}</p>
        <AmountField form={form} name="orderLimit" label={t.orderLimit} isFirst />
        <AmountField form={form} name="personDayLimit" label={t.personDayLimit} />
        <AmountField form={form} name="dayLimit" label={t.dayLimit} />
      </fieldset>
      <fieldset className="wa-group">
        <legend>{t.review}</legend>
        <AmountField form={form} name="reviewAbove" label={t.reviewAbove} helper={t.reviewAboveHint} />
      </fieldset>
      <fieldset className="wa-group">
        <legend>{t.security}</legend>
        <AmountField form={form} name="securityAbove" label={t.securityAbove} helper={t.securityAboveHint} />
        {isLooser && <ProofField wallet={of.wallet} proof={of.proof} amount={Infinity} />}
      </fieldset>
      <fieldset className="wa-group">
        <legend>{t.warning}</legend>
        <AmountField form={form} name="warnBelow" label={t.warnBelow} helper={t.warnBelowHint} />
        <StaffField
          label={t.warnedNOList}
          people={warned.value}
          most={WARNED_LIMIT}
          error={warned.error}
          {...(mute.length > 0 && { helper: t.noEmail(list(mute.map(({ staffName }) => staffName))) })}
          onChange={warned.onChange}
        />
      </fieldset>
      <fieldset className="wa-group">
        <legend>{t.changes}</legend>
        <ChangeList
          page={NO_FIELDS}
          changes={answer.changeList}
          none={t.noChanges}
          changed={(change) => changedIn(change, t)}
        />
      </fieldset>
    </>
  );
}

/** Pending change with its decisions; its requester cannot agree to it. */
function Pending({
  change,
  others,
  onDecide,
}: {
  change: PendingWalletChange;
  others: readonly string[];
  onDecide(decision: ChangeDecision): void;
}) {
  const t = useTexts(walletSettingsTexts);
  const { list } = useTexts(amountTexts);
  const decisions: readonly ChangeDecision[] = change.isOwn ? ['withdraw'] : ['agree', 'refuse'];
  return (
    <fieldset className="wa-group">
      <legend>{t.pending}</legend>
      <PendingFacts change={change} />
      {change.isOwn && others.length > 0 && <p className="wa-hint">{t.waitsFor(list(others))}</p>}
      <p className="wa-hint">{t.pendingHint}</p>
      <div className="wa-acts">
        {decisions.map((decision) => (
          <Button key={decision} onClick={() => onDecide(decision)}>
            {t.decide(decision)}
          </Button>
        ))}
      </div>
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
    changed.push(t.fromTo(t.warnedNOList, namesIn(from, t), namesIn(to, t)));
  return typeof askedBy === 'string' ? [...changed, t.agreedTo(askedBy)] : changed;
}

const namesIn = (value: unknown, t: WalletSettingsTexts): string =>
  Array.isArray(value) && value.length > 0 ? value.join('、') : t.none;
