import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { queryApprovalDeputies, type Deputy } from '../../../../src/contract/approval/deputies';
import { useCall } from '../../../../src/element/data/use-call';
import { errorTexts } from '../../../../src/element/errors/texts';
import { useHost } from '../../../../src/element/host/host-context';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { Tag } from '../../../../src/ui/feedback/Tag';
import { hasNoFocus } from '../../../../src/ui/layout/focus/has-no-focus';
import { OneLine } from '../../../../src/ui/layout/disclosure/OneLine';
import { Dialog } from '../../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { useRoot, useSheet } from '../../../../src/ui/tokens/root';
import deputiesCss from './deputies.css?inline';
import { DeputyForm } from './DeputyForm';
import { EndDeputy } from './EndDeputy';
import { deputyStoreOf } from './deputy-store';
import { deputyTexts } from './texts';

/** Deputies of the user's absences, and the absences in which the user is a deputy. */
export default function DeputiesDialog({ onClose }: { onClose(): void }) {
  useSheet(deputiesCss);
  const t = useTexts(deputyTexts);
  const errors = useTexts(errorTexts);
  const naming = deputyStoreOf(useHost());
  const found = useCall(queryApprovalDeputies, {}, { live: true });
  const { done } = useStore(naming.store);
  // clears the announcement, so that it is not repeated on the next opening
  useEffect(() => () => naming.tell(''), [naming]);
  return (
    <Dialog title={t.title} onClose={onClose}>
      <div className="al-deputies">
        <p role="status" className="al-deputies-done">
          {done}
        </p>
        {found.data ? (
          <>
            <Deputies title={t.named} deputies={found.data.named} onEnded={naming.tell} />
            {found.data.standingIn.length > 0 && (
              <Deputies title={t.standingIn} deputies={found.data.standingIn} />
            )}
            {found.data.canName && <DeputyForm naming={naming} />}
          </>
        ) : found.isError ? (
          <ErrorState
            message={t.failed(errors.of(found.error))}
            retrying={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        ) : (
          <SkeletonRows label={t.loading} rows={4} />
        )}
      </div>
    </Dialog>
  );
}

interface DeputiesProps {
  title: string;
  deputies: readonly Deputy[];
  /** Set for the user's own deputies, which they may end. */
  onEnded?: (said: string) => void;
}

function Deputies({ title, deputies, onEnded }: DeputiesProps) {
  const t = useTexts(deputyTexts);
  const root = useRoot();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the button of the removed entry had the focus
    if (hasNoFocus(root)) heading.current?.focus();
  });
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {deputies.length === 0 ? (
        <p className="al-hint">{t.noneNamed}</p>
      ) : (
        <ul aria-label={title}>
          {deputies.map((deputy) => (
            <li key={deputy.deputyId}>
              <span className="al-deputy-who">
                <OneLine>{(onEnded ? deputy.deputy : deputy.approver).staffName}</OneLine>
                <span className="al-hint">{t.days(deputy.beginDate, deputy.endDate)}</span>
              </span>
              <Tag tone={deputy.isActive ? 'within' : 'neutral'}>{deputy.isActive ? t.active : t.notYet}</Tag>
              {onEnded && <EndDeputy deputy={deputy} onEnded={onEnded} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
