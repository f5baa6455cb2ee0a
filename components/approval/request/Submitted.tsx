import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { APPLY_STATE } from '../../../src/contract/approval/apply-state';
import { standardTexts } from '../../../src/domain/travel-standard/texts/texts';
import { applyStateTexts } from '../../../src/element/apply-state/texts';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { InlineName } from '../../../src/ui/layout/disclosure/InlineName';
import { type Kind } from './draft/draft';
import type { RequestStore } from './request-store';
import type { SubmittedRequest } from './submit-request';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { requestTexts } from './texts';

interface Props {
  requesting: RequestStore;
  applyType: Kind;
  made: SubmittedRequest;
}

/** Confirmation of a submitted request. */
export function Submitted({ requesting, applyType, made: { applyId, applyState, approverName } }: Props) {
  const t = useTexts(requestTexts);
  const standards = useTexts(standardTexts);
  const states = useTexts(applyStateTexts);
  /** a change within the tolerance takes effect at once */
  const isInEffect = applyState === APPLY_STATE.approved;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="tr-card tr-done" part="done" aria-labelledby="tr-done">
      <CircleCheck className="tr-done-mark" />
      <h2 id="tr-done" ref={heading} tabIndex={-1}>
        {isInEffect ? t.changed : t.submitted(standards.applyType(applyType))}
      </h2>
      {isInEffect ? (
        <p>{t.changedNow}</p>
      ) : (
        <p>
          {t.waitsFor}
          <strong>
            <InlineName>{approverName}</InlineName>
          </strong>
          {t.waitsForThen}
        </p>
      )}
      <Facts>
        <Fact name={t.applyId}>{applyId}</Fact>
        <Fact name={t.approver}>{approverName}</Fact>
        <Fact name={t.state}>{states.application(applyState)}</Fact>
      </Facts>
      <div className="tr-actions">
        <Button variant="primary" size="large" onClick={requesting.showApplication}>
          {t.show}
        </Button>
        <Button size="large" onClick={requesting.startAnew}>
          {t.again}
        </Button>
      </div>
    </section>
  );
}
