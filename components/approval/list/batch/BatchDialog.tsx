import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../../src/ui/button/Button';
import { Progress } from '../../../../src/ui/feedback/Progress';
import { hasNoFocus } from '../../../../src/ui/layout/focus/has-no-focus';
import { Dialog } from '../../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { useRoot } from '../../../../src/ui/tokens/root';
import { OpinionInput } from '../../detail/decision/OpinionInput';
import type { Batch, ApplicationListStore } from '../application-list-store';
import { BatchResults, ApplicationSummary } from './BatchResults';
import { createBatchStore, type BatchItem, type BatchStore } from './batch-store';
import { batchTexts } from './texts';

interface Props {
  batch: Batch;
  listing: ApplicationListStore;
}

/** Confirms a batch decision, sends the applications one after another and shows the outcome of each. */
export function BatchDialog({ batch, listing }: Props) {
  const t = useTexts(batchTexts);
  const [batching] = useState(() => createBatchStore(listing.host, batch));
  const { phase } = useStore(batching.store);
  useEffect(() => batching.stop, [batching]);
  useEffect(() => batching.keep(batch.applications), [batching, batch]);
  useFocusAfter();
  return (
    <Dialog
      title={t.decide(batch.decision)}
      // closing a running batch stops it after the request under way
      onClose={phase === 'running' ? batching.stop : listing.endBatch}
      footer={<Actions batching={batching} batch={batch} onClose={listing.endBatch} />}
    >
      {phase === 'asking' ? (
        <Question batching={batching} decision={batch.decision} />
      ) : (
        <Results batching={batching} />
      )}
    </Dialog>
  );
}

/** Moves the focus to the list after closing, as the opening button may have disappeared with the rows. */
function useFocusAfter(): void {
  const root = useRoot();
  useEffect(
    () => () => {
      queueMicrotask(() => {
        if (hasNoFocus(root)) root.querySelector<HTMLElement>('.tp-list')?.focus();
      });
    },
    [root],
  );
}

function Question({ batching, decision }: { batching: BatchStore; decision: Batch['decision'] }) {
  const t = useTexts(batchTexts);
  const { opinion, items, goneCount } = useStore(batching.store);
  const applications = items.map(({ application }) => application);
  return (
    <div className="al-batch-body">
      <div role="status">
        {goneCount > 0 && <p>{t.gone(goneCount, applications.length)}</p>}
        {applications.length > 0 && <p>{t.question(decision, applications.length)}</p>}
      </div>
      {decision === 'refuse' && applications.some(({ orderNo }) => orderNo !== '') && <p>{t.ordersClose}</p>}
      <ul className="al-batch-asked" aria-label={t.asked}>
        {applications.map((application) => (
          <li key={application.applyId}>
            <ApplicationSummary application={application} />
          </li>
        ))}
      </ul>
      <OpinionInput opinion={opinion} rows={2} readOnly={false} onChange={batching.setOpinion} />
    </div>
  );
}

const isAnswered = ({ outcome: { kind } }: BatchItem) => kind !== 'waiting' && kind !== 'sending';

function Results({ batching }: { batching: BatchStore }) {
  const t = useTexts(batchTexts);
  const { phase, items } = useStore(batching.store);
  const root = useRoot();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // the pressed button is gone; the focus goes to the status and not to a button, which a held Enter key would press
    if (hasNoFocus(root)) status.current?.focus();
  });
  const count = (...kinds: BatchItem['outcome']['kind'][]) =>
    items.filter(({ outcome }) => kinds.includes(outcome.kind)).length;
  const answered = items.filter(isAnswered).length;
  return (
    <div className="al-batch-body">
      <p ref={status} role="status" tabIndex={-1} className="al-batch-status">
        {phase === 'running'
          ? t.at(answered, items.length)
          : t.outcome(count('done'), count('failed', 'uncertain', 'prevented'), count('waiting'))}
      </p>
      {phase === 'running' && <Progress label={t.progress} value={answered / items.length} delay={0} />}
      <BatchResults batching={batching} items={items} isBusy={phase === 'running'} />
    </div>
  );
}

interface ActionsProps {
  batching: BatchStore;
  batch: Batch;
  onClose(): void;
}

function Actions({ batching, batch: { decision }, onClose }: ActionsProps) {
  const t = useTexts(batchTexts);
  const { phase, isStopping, items } = useStore(batching.store);
  const left = items.filter(({ outcome }) => outcome.kind === 'waiting').length;
  // separate keys, so that a press meant for the former button does not hit its successor
  switch (phase) {
    case 'asking':
      return (
        <>
          <Button key="cancel" onClick={onClose}>
            {t.cancel}
          </Button>
          {items.length > 0 && (
            <Button
              key="confirm"
              variant={decision === 'refuse' ? 'danger' : 'primary'}
              onClick={() => void batching.start()}
            >
              {t.confirm(decision, items.length)}
            </Button>
          )}
        </>
      );
    case 'running':
      return (
        <Button key="stop" loading={isStopping} loadingText={t.stopping} onClick={batching.stop}>
          {t.stop}
        </Button>
      );
    case 'ended':
      return (
        <>
          {left > 0 && (
            <Button key="on" onClick={() => void batching.start()}>
              {t.goOn(left)}
            </Button>
          )}
          <Button key="close" variant="primary" onClick={onClose}>
            {t.close}
          </Button>
        </>
      );
  }
}
