import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { applyTypeName } from '../../../src/domain/standard/apply-type';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { InlineName } from '../../../src/ui/layout/InlineName';
import { type Kind } from './draft';
import type { Requesting } from './requesting';
import type { SubmittedRequest } from './submitting';

interface Props {
  requesting: Requesting;
  applyType: Kind;
  made: SubmittedRequest;
}

/** The request waits for its approver. */
export function Submitted({ requesting, applyType, made: { applyId, applyState, approverName } }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="tr-card tr-done" part="done" aria-labelledby="tr-done">
      <CircleCheck className="tr-done-mark" />
      <h2 id="tr-done" ref={heading} tabIndex={-1}>
        {applyTypeName(applyType)}已提交
      </h2>
      <p>
        等待
        <strong>
          <InlineName>{approverName}</InlineName>
        </strong>
        审批，通过后即可在机票预订中关联该申请单。
      </p>
      <Facts>
        <Fact name="申请单号">{applyId}</Fact>
        <Fact name="审批人">{approverName}</Fact>
        <Fact name="申请状态">{applyState}</Fact>
      </Facts>
      <div className="tr-actions">
        <Button variant="primary" size="large" onClick={requesting.showApplication}>
          查看申请
        </Button>
        <Button size="large" onClick={requesting.startAnew}>
          再提交一份申请
        </Button>
      </div>
    </section>
  );
}
