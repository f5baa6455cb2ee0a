import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { queryReconciliation } from '../../../src/contract/settlement/reconciliation';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { ExportBar } from '../../../src/element/export/ExportBar';
import type { ViewProps } from '../../../src/element/host/view-props';
import { isRefused } from '../../../src/element/list/is-refused';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Page } from '../../../src/ui/layout/Page';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { Causes } from './Causes';
import type { reconciliation } from './declaration';
import { PeriodBar } from './PeriodBar';
import { createReconciliation, type ReconciliationStore } from './reconciliation-store';
import { Spending } from './Spending';
import { reconciliationTexts } from './texts';

export default function Reconciliation({ host, beginDate, endDate }: ViewProps<typeof reconciliation>) {
  const t = useTexts(reconciliationTexts);
  const given = useMemo(() => ({ beginDate, endDate }), [beginDate, endDate]);
  const reconciling = host.store<ReconciliationStore>(() => createReconciliation(host, given));
  const { inPlace } = useStore(reconciling.store);
  useEffect(() => reconciling.follow(given), [reconciling, given]);
  if (inPlace) {
    return <TargetInPlace host={host} target={inPlace} back={t.back} onBack={reconciling.back} />;
  }
  return <Period reconciling={reconciling} />;
}

function Period({ reconciling }: { reconciling: ReconciliationStore }) {
  const errors = useTexts(errorTexts);
  const { period } = useStore(reconciling.store);
  const { data, error, isFetching, refetch } = useCall(queryReconciliation, period, { keepPrevious: true });
  if (error && isRefused(error) && !data) return <ErrorState message={errors.of(error)} />;
  return (
    <Page>
      <PeriodBar reconciling={reconciling} />
      {error && !data ? (
        <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Spending found={data} />
          {data && (
            <>
              <div className="tp-list-tools">
                <ExportBar kind="reconciliation" query={{ ...period }} onShowFiles={reconciling.showFiles} />
              </div>
              <Causes reconciling={reconciling} period={period} found={data} />
            </>
          )}
        </>
      )}
    </Page>
  );
}
