import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { AccountSafety } from '../../../src/contract/account-safety/account-safety';
import { queryAccountClaim, type AccountClaim } from '../../../src/contract/account-safety/claims';
import { CLAIM_FILE_DAYS, CLAIM_WAIT_HOURS, isOpenClaim } from '../../../src/domain/account-safety/claim';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Safety } from '../account-safety';
import { safetyTexts } from '../texts';
import { ClaimFacts } from './ClaimFacts';
import { ClaimForm } from './ClaimForm';
import { claimTexts } from './texts';

interface Props {
  safety: Safety;
  account: AccountSafety;
}

/** Claims a new phone with documents, for users who can reach neither phone nor mailbox. */
export default function ClaimPage({ safety, account }: Props) {
  const t = useTexts(claimTexts);
  const common = useTexts(safetyTexts);
  return (
    <section className="as-card as-change" aria-label={t.title}>
      <div>
        <Button variant="text" size="small" icon={<ArrowLeft />} onClick={() => safety.go('safeList')}>
          {common.back}
        </Button>
      </div>
      <h2>{t.title}</h2>
      {account.isPartners ? <p>{common.partners}</p> : <Claims safety={safety} account={account} />}
    </section>
  );
}

function Claims({ safety, account }: Props) {
  const t = useTexts(claimTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryAccountClaim, {}, { live: true });
  if (data === undefined) {
    if (!error) return <SkeletonRows rows={4} height={64} label={t.loading} />;
    return (
      <ErrorState
        message={errors.of(error)}
        retrying={isFetching}
        onRetry={isRefused(error) ? undefined : () => void refetch()}
      />
    );
  }
  const { claim } = data;
  if (claim !== null && isOpenClaim(claim.claimState)) return <ClaimFacts safety={safety} claim={claim} />;
  return <NewClaim safety={safety} account={account} last={claim} />;
}

function NewClaim({ safety, account, last }: Props & { last: AccountClaim | null }) {
  const t = useTexts(claimTexts);
  return (
    <>
      {last !== null && (
        <section className="as-claim-last" aria-label={t.last}>
          <h3>{t.last}</h3>
          <ClaimFacts safety={safety} claim={last} />
        </section>
      )}
      <p>{t.intro}</p>
      <ul className="as-advice">
        <li>{t.stepDecided}</li>
        <li>{t.stepWait(CLAIM_WAIT_HOURS)}</li>
        <li>{t.stepFiles(CLAIM_FILE_DAYS)}</li>
      </ul>
      <ClaimForm safety={safety} account={account} />
    </>
  );
}
