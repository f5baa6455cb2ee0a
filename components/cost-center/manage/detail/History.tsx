import { useId } from 'react';
import type { ResultOf } from '../../../../src/contract/call';
import { queryCostObjectChanges, type CostKind } from '../../../../src/contract/cost-center/cost-objects';
import { instantText } from '../../../../src/domain/shanghai-time';
import { useCall } from '../../../../src/element/data/use-call';
import { errorTexts } from '../../../../src/element/errors/texts';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { costDetailTexts, type CostDetailTexts } from './texts';

type Change = ResultOf<typeof queryCostObjectChanges>['changeList'][number];

/** Audit history of the object, newest first. */
export function History({ costKind, no }: { costKind: CostKind; no: string }) {
  const t = useTexts(costDetailTexts);
  const errors = useTexts(errorTexts);
  const titleId = useId();
  const { data, error, isFetching, refetch } = useCall(
    queryCostObjectChanges,
    { costKind, no },
    { live: true },
  );
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.history}</h3>
      {!data && !error && <SkeletonRows rows={3} label={t.loadingHistory} />}
      {!data && error && (
        <ErrorState
          message={t.historyFailed(errors.of(error))}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.changeList.length === 0 && <p className="cc-hint">{t.noHistory}</p>}
      {data && data.changeList.length > 0 && (
        <ol aria-labelledby={titleId} className="cc-history">
          {data.changeList.map((change) => (
            <li key={change.revision}>
              <p className="cc-history-head">
                <strong>{t.how(change.how)}</strong>
                <span className="cc-who">{t.by(change.changedBy)}</span>
                <time dateTime={change.changedTime}>{instantText(change.changedTime)}</time>
              </p>
              <Fields change={change} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Fields({ change: { fieldList } }: { change: Change }) {
  const t = useTexts(costDetailTexts);
  if (fieldList.length === 0) return null;
  return (
    <ul>
      {fieldList.map((one) => (
        <li key={one.field}>
          <span className="cc-field">{t.field(one.field)}</span>
          <span>{t.fromTo(valueText(one.field, one.before, t), valueText(one.field, one.after, t))}</span>
        </li>
      ))}
    </ul>
  );
}

function valueText(field: Change['fieldList'][number]['field'], value: string, t: CostDetailTexts): string {
  if (value === '') return t.none;
  return field === 'isForAll' ? t.isForAll(value === '1') : value;
}
