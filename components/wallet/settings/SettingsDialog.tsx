import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  queryWalletSettings,
  saveWalletSettings,
  WARNED_LIMIT,
  type PendingWalletChange,
  type WalletSettings,
} from '../../../src/contract/wallet/settings';
import type { RowChange } from '../../../src/contract/resource/resource';
import { fenOf, formatPrice } from '../../../src/domain/money/money';
import { isLoosened, type Safeguard, type Safeguards } from '../../../src/domain/wallet/safeguards';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { ReadingDialog } from '../../../src/element/sending/ReadingDialog';
import { useCall } from '../../../src/element/data/use-call';
import type { Person } from '../../../src/element/people/PeopleField';
import { Button } from '../../../src/ui/button/Button';
import { useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { AmountField } from '../forms/AmountField';
import { ProofField } from '../forms/ProofField';
import { createWalletProof } from '../forms/wallet-proof';
import { FormDialog } from '../../../src/element/sending/FormDialog';
import { createSaving } from '../../../src/element/sending/saving';
import { StaffField } from '../../../src/element/people/StaffField';
import type { Wallet } from '../wallet';
import { DecideChange, type ChangeDecision } from './DecideChange';
import { PendingFacts } from './PendingFacts';
import { SettingsChanges } from './SettingsChanges';
import { walletSettingsTexts, type WalletSettingsTexts } from './texts';

const AMOUNTS = [
  'orderLimit',
  'personDayLimit',
  'dayLimit',
  'reviewAbove',
  'securityAbove',
  'warnBelow',
] as const;
/** Fen; as the contract has it. */
const MOST = 1_000_000_000_00;

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

function createSettings({ host, endDialog }: Wallet, read: WalletSettings) {
  const texts = () => host.texts(walletSettingsTexts);
  const proof = createWalletProof(host);
  const saving = createSaving(host, {
    call: saveWalletSettings,
    values: draftOf(read),
    body: (draft: Draft) => ({
      ...boundsOf(draft),
      warnBelow: fenOf(draft.warnBelow) ?? null,
      warnedNOList: draft.warnedNOList.map(({ staffNO }) => staffNO),
      basedOn: read.revision,
    }),
    check: (draft) => problemsOf(draft, texts()),
    fieldOf: (path) => path.split('.')[0] ?? path,
    before: async (draft) => (letsMoreGo(read, draft) ? proof.proveFor(Infinity) : 'go'),
    onDone({ isPending }) {
      endDialog();
      const text = isPending ? texts().savedPending : texts().saved;
      host.notify({ as: 'toast', text, delayMs: 0 });
      host.track('wallet-settings-saved');
      host.emit('tp-wallet-settings-saved', {});
    },
  });
  return { ...saving, proof };
}

/** A looser draft needs the consent of another administrator, and the security password of its asker. */
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

/** Limits of what the wallet pays, and who is told of a low balance. */
export function SettingsDialog({ wallet }: { wallet: Wallet }) {
  const t = useTexts(walletSettingsTexts);
  const found = useCall(queryWalletSettings, {}, { staleTime: 0 });
  const { data, isFetching } = found;
  // what is typed stays while a refusal has them read anew
  const [isShown, setShown] = useState(false);
  const [decision, decide] = useState<ChangeDecision>();
  if (data && (isShown || !isFetching)) {
    const { walletSettings: read, pendingChange: pending, changeList: changes, otherNameList: others } = data;
    if (pending && decision) {
      const back = () => decide(undefined);
      return <DecideChange wallet={wallet} change={pending} decision={decision} onClose={back} />;
    }
    return (
      <SettingsForm {...{ wallet, read, pending, changes, others }} onDecide={decide} onShown={setShown} />
    );
  }
  return (
    <ReadingDialog
      title={t.title}
      found={found}
      loading={t.loading}
      rows={5}
      height={64}
      onClose={wallet.endDialog}
    />
  );
}

interface FormProps {
  wallet: Wallet;
  read: WalletSettings;
  pending: PendingWalletChange | null;
  changes: readonly RowChange[];
  /** Names of the other administrators who may agree; undefined: it is not known. */
  others: readonly string[] | undefined;
  onDecide(decision: ChangeDecision): void;
  onShown(isShown: true): void;
}

function SettingsForm({ wallet, read, pending, changes, others, onDecide, onShown }: FormProps) {
  const t = useTexts(walletSettingsTexts);
  const { list } = useTexts(amountTexts);
  useEffect(() => onShown(true), [onShown]);
  const [settings] = useState(() => createSettings(wallet, read));
  const { form, proof } = settings;
  const values = useSyncExternalStore(form.onChange, form.values);
  const isLooser = letsMoreGo(read, values);
  const warned = useFormField(form, 'warnedNOList');
  const mute = read.warnedList.filter(
    ({ staffNO, hasEmail }) => !hasEmail && warned.value.some((one) => one.staffNO === staffNO),
  );
  return (
    <FormDialog
      title={t.title}
      submitText={t.save}
      sending={settings}
      isChanged={settings.isChanged}
      onClose={wallet.endDialog}
    >
      {others?.length === 0 && <p className="wa-hint">{t.alone}</p>}
      {pending && <Pending change={pending} others={others ?? []} onDecide={onDecide} />}
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
        {isLooser && <ProofField wallet={wallet} proof={proof} amount={Infinity} />}
      </fieldset>
      <fieldset className="wa-group">
        <legend>{t.warning}</legend>
        <AmountField form={form} name="warnBelow" label={t.warnBelow} helper={t.warnBelowHint} />
        <StaffField
          label={t.warned}
          people={warned.value}
          most={WARNED_LIMIT}
          error={warned.error}
          {...(mute.length > 0 && { helper: t.noEmail(list(mute.map(({ staffName }) => staffName))) })}
          onChange={warned.onChange}
        />
      </fieldset>
      <SettingsChanges changes={changes} />
    </FormDialog>
  );
}

/** A pending change and the decisions on it; its asker cannot agree to it. */
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
