import { useStore } from 'zustand';
import { queryAccountSafety } from '../../src/contract/account-safety/account-safety';
import { useCall } from '../../src/element/data/use-call';
import type { ViewProps } from '../../src/element/host/view-props';
import { errorTexts } from '../../src/element/errors/texts';
import { lazyPart } from '../../src/element/host/lazy-part';
import { isRefused } from '../../src/element/list/is-refused';
import type { SafetyPage } from '../../src/element/navigation/safety-pages';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../src/ui/texts/use-texts';
import { createSafety, type Safety } from './account-safety';
import type { accountSafety } from './declaration';
import { Overview } from './overview/Overview';
import { safetyTexts } from './texts';
import { useOnValuesChange } from '../../src/element/definition/react/use-on-values-change';

const WAITING = <SkeletonRows rows={4} height={64} />;
// loaded on use: the overview needs none of them
const ClaimPage = lazyPart(() => import('./claim/ClaimPage'), WAITING);
const ChangePage = lazyPart(() => import('./forms/ChangePage'), WAITING);

export default function AccountSafety({ host, page, pageSize }: ViewProps<typeof accountSafety>) {
  const safety = host.store<Safety>(createSafety);
  const shown = useStore(safety.store, (state) => state.page) ?? page;
  const { follow, events } = safety;
  useOnValuesChange(() => follow(page), [follow, page]);
  useOnValuesChange(() => events.setPageSize(pageSize), [events, pageSize]);
  return <OfAccount safety={safety} page={shown} />;
}

function OfAccount({ safety, page }: { safety: Safety; page: SafetyPage }) {
  const t = useTexts(safetyTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryAccountSafety, {}, { live: true, early: true });
  if (data === undefined) {
    if (!error) return <SkeletonRows rows={6} height={64} label={t.loading} />;
    return (
      <ErrorState
        message={errors.of(error)}
        retrying={isFetching}
        onRetry={isRefused(error) ? undefined : () => void refetch()}
      />
    );
  }
  const { accountSafety: account } = data;
  if (page === 'safeList') return <Overview safety={safety} account={account} />;
  if (page === 'serviceCenter') return <ClaimPage safety={safety} account={account} />;
  return <ChangePage safety={safety} account={account} page={page} />;
}
