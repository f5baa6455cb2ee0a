import type { Application } from '../../../../src/contract/approval/approval';
import { APPLY_STATE } from '../../../../src/contract/approval/apply-state';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { errorTexts } from '../../../../src/element/errors/texts';
import { Button } from '../../../../src/ui/button/Button';
import { Tag } from '../../../../src/ui/feedback/Tag';
import { OneLine } from '../../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { ApplyStateTag } from '../../detail/ApplyStateTag';
import { applicationSummary } from '../../detail/contents';
import { approvalListTexts } from '../texts';
import type { BatchStore, BatchItem, Outcome } from './batch-store';
import { batchTexts } from './texts';

interface Props {
  batching: BatchStore;
  items: readonly BatchItem[];
  isBusy: boolean;
}

/** Outcome of each application, or the reason why it was not decided. */
export function BatchResults({ batching, items, isBusy }: Props) {
  const t = useTexts(batchTexts);
  return (
    <ul className="al-batch-results" aria-label={t.results}>
      {items.map(({ application, outcome }) => {
        const { applyId } = application;
        return (
          <li key={applyId}>
            <ApplicationSummary application={application} />
            <span className="al-batch-outcome">
              <Result outcome={outcome} />
              {outcome.kind === 'uncertain' && (
                <Button
                  size="small"
                  aria-label={t.retryOf(applyId)}
                  disabled={isBusy}
                  onClick={() => void batching.retry(applyId)}
                >
                  {t.retry}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Summary of an application, used before and after its decision. */
export function ApplicationSummary({ application }: { application: Application }) {
  const words = useTexts(approvalListTexts);
  const amounts = useTexts(amountTexts);
  return (
    <span className="al-batch-what">
      <span>{application.applyId}</span>
      <span className="al-hint">
        <OneLine>{`${application.applicantName} ${applicationSummary(application, words, amounts)}`}</OneLine>
      </span>
    </span>
  );
}

function Result({ outcome }: { outcome: Outcome }) {
  const t = useTexts(batchTexts);
  const errors = useTexts(errorTexts);
  const messageOf = (error: unknown) => (error instanceof Error ? errors.of(error) : t.failed);
  switch (outcome.kind) {
    case 'waiting':
      return <Tag>{t.waiting}</Tag>;
    case 'sending':
      return <Tag tone="accent">{t.sending}</Tag>;
    case 'done':
      return (
        <>
          {outcome.applyState === APPLY_STATE.pending && <span className="al-hint">{t.moreSteps}</span>}
          <ApplyStateTag state={outcome.applyState} />
        </>
      );
    case 'failed':
      return <span className="al-problem">{messageOf(outcome.error)}</span>;
    case 'uncertain':
      return <span className="al-problem">{t.uncertain(messageOf(outcome.error))}</span>;
    case 'prevented':
      return <span className="al-problem">{t.prevented}</span>;
  }
}
