import { createElement } from 'react';
import { useNeeded } from '../../../src/element/host/use-needed';
import { Button } from '../../../src/ui/button/Button';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import type { Requesting } from './requesting';

/** The application by the element for applications, where the page around has no place for it. */
export function ApplicationInPlace({ requesting, applyId }: { requesting: Requesting; applyId: string }) {
  const tag = useNeeded(requesting.host, 'approval-list');
  return (
    <div className="tr-application">
      <div>
        <Button onClick={requesting.startAnew}>再提交一份申请</Button>
      </div>
      {tag ? (
        createElement(tag, { 'apply-id': applyId, tab: 'mine' })
      ) : (
        <SkeletonRows rows={6} height={64} label="正在查询申请" />
      )}
    </div>
  );
}
