import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ApplicationDetail } from '../../../../src/contract/approval/approval';
import { lazyPart } from '../../../../src/element/host/lazy-part';
import { Button } from '../../../../src/ui/button/Button';
import { MessageBox } from '../../../../src/ui/overlay/MessageBox';
import { hasNoFocus } from '../../../../src/ui/layout/focus/has-no-focus';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { ApprovalActions } from './approval-actions';
import type { HandoverAction } from '../../list/kinds';
import { OpinionField } from './OpinionField';
import { Problem } from './Problem';
import { TakingBack } from './TakingBack';
import { approvalListTexts } from '../../list/texts';

const HandingDialog = lazyPart(() => import('./HandoverDialog'));

interface Props {
  actions: ApprovalActions;
  application: ApplicationDetail;
}

/** Opinion and decision, in a bar that stays in view while the user scrolls. */
export function DecisionBar({ actions, application }: Props) {
  const t = useTexts(approvalListTexts);
  const { busy, problem, pending } = useStore(actions.store);
  const [asking, setAsking] = useState(false);
  const [handing, setHanding] = useState<HandoverAction>();
  const decide = (decision: 'agree' | 'refuse') => {
    setAsking(false);
    void actions.decide(decision);
  };
  const buttons = useRef<HTMLDivElement>(null);
  const isPending = pending !== undefined;
  const wasPending = useRef(isPending);
  useEffect(() => {
    const isBack = wasPending.current && !isPending;
    wasPending.current = isPending;
    const root = buttons.current?.getRootNode();
    // the focus was in the undo bar that these buttons have replaced
    if (!isBack || !(root instanceof ShadowRoot) || !hasNoFocus(root)) return;
    [...(buttons.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [isPending]);
  const { canTransfer, canAddApprovers, returnSteps } = application;
  const handings = [
    ...(canTransfer ? (['transfer'] as const) : []),
    ...(canAddApprovers ? (['add'] as const) : []),
    ...(returnSteps.length > 0 ? (['return'] as const) : []),
  ];
  return (
    <div className="al-decision" part="decision" role="group" aria-label={t.approvals}>
      {application.standsInFor !== '' && (
        <p className="al-deputy">{t.standingInFor(application.standsInFor)}</p>
      )}
      <OpinionField actions={actions} rows={1} />
      <Problem problem={problem} />
      {pending && <TakingBack actions={actions} pending={pending} />}
      <div ref={buttons} className="al-decision-actions" hidden={pending !== undefined}>
        {handings.length > 0 && (
          <div className="al-handings">
            {handings.map((what) => (
              <Button
                key={what}
                variant="text"
                size="large"
                disabled={busy !== undefined}
                onClick={() => setHanding(what)}
              >
                {t.handing(what)}
              </Button>
            ))}
          </div>
        )}
        {application.canRefuse && (
          <Button
            size="large"
            disabled={busy === 'agree'}
            loading={busy === 'refuse'}
            loadingText={t.sending}
            onClick={() => setAsking(true)}
          >
            {t.refuse}
          </Button>
        )}
        {application.canAgree && (
          <Button
            variant="primary"
            size="large"
            disabled={busy === 'refuse'}
            loading={busy === 'agree'}
            loadingText={t.sending}
            onClick={() => decide('agree')}
          >
            {t.agree}
          </Button>
        )}
      </div>
      {handing && (
        <HandingDialog
          what={handing}
          actions={actions}
          application={application}
          onClose={() => {
            setHanding(undefined);
            actions.forgetProblem();
          }}
        />
      )}
      {asking && (
        <MessageBox
          title={t.refuseTitle}
          confirmText={t.refuseYes}
          cancelText={t.refuseNo}
          danger
          onConfirm={() => decide('refuse')}
          onCancel={() => setAsking(false)}
        >
          {t.refuseHint(application.order !== null)}
        </MessageBox>
      )}
    </div>
  );
}
