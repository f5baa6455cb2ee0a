import { useId, useState } from 'react';
import {
  MULTI_ACCOUNT,
  queryMultiAccount,
  saveMultiAccount,
  type MultiAccountStatus,
} from '../../../src/contract/settlement/products';
import { useCall } from '../../../src/element/data/use-call';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Field } from '../../../src/ui/field/Field';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Unsent } from '../../../src/element/sending/sending';
import { SendingProblem } from '../../../src/element/sending/SendingProblem';
import type { Settling } from '../settling';
import { productsTexts } from './texts';

/** Number of accounts by which the enterprise settles, and their list. */
export function AccountForm({ settling: { host } }: { settling: Settling }) {
  const t = useTexts(productsTexts);
  const errors = useTexts(errorTexts);
  const titleId = useId();
  const { data, error, isFetching, refetch } = useCall(queryMultiAccount, {}, { live: true });
  const saving = useIntent(saveMultiAccount);
  const [chosen, setChosen] = useState<MultiAccountStatus>();
  const [problem, setProblem] = useState<Unsent>();
  const status = chosen ?? data?.multiAccountStatus;
  async function save(multiAccountStatus: MultiAccountStatus): Promise<void> {
    setProblem(undefined);
    const sent = await saving.send({ multiAccountStatus });
    if (sent.kind !== 'done') {
      host.report(sent.error);
      return setProblem({ error: sent.error, isUncertain: sent.kind === 'uncertain' });
    }
    host.notify({ as: 'toast', text: t.accountSaved, delayMs: 0 });
    // the reloaded value replaces the choice
    await refetch();
    setChosen(undefined);
  }
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.accounts}</h3>
      {!data && error && (
        <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={2} height={40} label={t.loading} />}
      {data && (
        <form
          className="st-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (status !== undefined) void save(status);
          }}
        >
          <Field label={t.accountWay} helper={t.accountHint}>
            <RadioGroup
              value={status === MULTI_ACCOUNT.several ? 'several' : 'one'}
              options={(['one', 'several'] as const).map((value) => ({
                value,
                label: t.accountName(MULTI_ACCOUNT[value]),
              }))}
              onChange={(value) => setChosen(MULTI_ACCOUNT[value])}
            />
          </Field>
          {status === MULTI_ACCOUNT.several && <Entities accounts={data.accountList} />}
          <SendingProblem problem={problem} />
          {status !== data.multiAccountStatus && (
            <div>
              <Button type="submit" variant="primary" loading={saving.isSending} loadingText={t.saving}>
                {t.saveAccount}
              </Button>
            </div>
          )}
        </form>
      )}
    </section>
  );
}

interface EntitiesProps {
  accounts: readonly { accountingEntityNO: string; accountingEntityName: string; taxNo: string }[];
}

function Entities({ accounts }: EntitiesProps) {
  const t = useTexts(productsTexts);
  if (accounts.length === 0) return <p className="st-hint">{t.noEntities}</p>;
  return (
    <ul className="st-entities" aria-label={t.accountEntity}>
      {accounts.map(({ accountingEntityNO, accountingEntityName, taxNo }) => (
        <li key={accountingEntityNO}>
          <span>{accountingEntityName}</span>
          <span className="st-hint st-num">{taxNo || t.noTaxNo}</span>
        </li>
      ))}
    </ul>
  );
}
