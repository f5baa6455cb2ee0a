import FileX from 'lucide-react/icons/file-x';
import Link2Off from 'lucide-react/icons/link-2-off';
import MailOpen from 'lucide-react/icons/mail-open';
import { createElement, useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { resolveReturnUrl } from '../../../src/domain/portal/return-url';
import type { ViewProps } from '../../../src/element/host/view-props';
import { errorTexts } from '../../../src/element/errors/texts';
import type { Host } from '../../../src/element/host/host';
import { useElementTag } from '../../../src/element/host/use-element-tag';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { approvalLink } from './declaration';
import {
  createApprovalLinkStore,
  type ApprovalLinkStore,
  type ApprovalLinkState,
} from './approval-link-store';
import { approvalLinkTexts } from './texts';

/** Portal page of an application, for users who sign in there. */
const IN_PORTAL = '#/approval/index?applyId=';

/** Page of an approval link: the application, or the reason why the link does not open, with a way on. */
export default function ApprovalLink({ host, portalUrl }: ViewProps<typeof approvalLink>) {
  const t = useTexts(approvalLinkTexts);
  const opening = host.store(createApprovalLinkStore);
  const state = useStore(opening.store);
  useEffect(() => opening.follow(), [opening]);
  const allowedOrigins = host.runtime.trustedOrigins;
  const portal = resolveReturnUrl(portalUrl, { origin: location.origin, allowedOrigins }) ?? '/';
  const address = 'address' in state ? state.address : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  function open() {
    // the pressed button disappears, so the focus goes to the heading of the application
    heading.current?.focus({ preventScroll: true });
    opening.open();
  }
  const wayOn = address ? `${portal}${IN_PORTAL}${encodeURIComponent(address.applyId)}` : portal;
  return (
    <div className="ln-page">
      <header className="ln-head" part="head">
        <span className="ln-site">{t.site}</span>
        <a href={wayOn}>{t.portal}</a>
      </header>
      <main className="ln-main">
        {address && (
          <h1 ref={heading} tabIndex={-1}>
            {t.title(address.page)}
          </h1>
        )}
        <Content host={host} opening={opening} state={state} wayOn={wayOn} onOpen={open} />
      </main>
    </div>
  );
}

interface ContentProps {
  host: Host;
  opening: ApprovalLinkStore;
  state: ApprovalLinkState;
  wayOn: string;
  onOpen(): void;
}

function Content({ host, opening, state, wayOn, onOpen }: ContentProps) {
  const t = useTexts(approvalLinkTexts);
  const errors = useTexts(errorTexts);
  const toPortal = (
    <a className="tp-button primary" href={wayOn}>
      {t.toPortal}
    </a>
  );
  switch (state.view) {
    case 'ready':
      return (
        <EmptyState
          title={t.ready}
          icon={<MailOpen />}
          action={
            <Button variant="primary" onClick={onOpen}>
              {t.view}
            </Button>
          }
        >
          <p>{t.readyHint}</p>
          <p>{t.applyId(state.address.applyId)}</p>
        </EmptyState>
      );
    case 'opening':
      return <SkeletonRows rows={6} height={64} label={t.opening} />;
    case 'open':
      return (
        <Opened
          key={state.address.applyId}
          host={host}
          authSign={opening.tokenOf(state.address.applyId)}
          applyId={state.address.applyId}
          onEnd={opening.end}
        />
      );
    case 'failed':
      return <ErrorState message={errors.of(state.error)} onRetry={onOpen} />;
    case 'nowhere':
      return (
        <div role="alert">
          <EmptyState title={t.notFound} icon={<FileX />} action={toPortal}>
            {t.notFoundHint}
          </EmptyState>
        </div>
      );
    case 'refused': {
      const { why, applyState, address } = state;
      return (
        <div role="alert">
          <EmptyState title={t.refused(why)} icon={<Link2Off />} action={toPortal}>
            <p>{t.hint(why)}</p>
            {applyState && <p>{t.state(applyState)}</p>}
            <p>{t.applyId(address.applyId)}</p>
          </EmptyState>
        </div>
      );
    }
  }
}

interface OpenedProps {
  host: Host;
  /** Token of the session that the link has opened. */
  authSign: string;
  applyId: string;
  onEnd(): void;
}

/** Shows the application in a session of its own, so that the portal's session in this browser is not affected. */
function Opened({ host, authSign, applyId, onEnd }: OpenedProps) {
  const t = useTexts(approvalLinkTexts);
  const provider = useElementTag(host, 'provider');
  const detail = useElementTag(host, 'approval-detail');
  const place = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const { current } = place;
    const stop = new AbortController();
    // the link's session offers no sign-in, which is the portal's task
    const ended = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    current?.addEventListener('tp-sign-in', ended, stop);
    return () => stop.abort();
  }, []);
  return (
    <div ref={place}>
      {provider && detail ? (
        createElement(provider, { 'auth-sign': authSign }, createElement(detail, { 'apply-id': applyId }))
      ) : (
        <SkeletonRows rows={6} height={64} label={t.opening} />
      )}
    </div>
  );
}
