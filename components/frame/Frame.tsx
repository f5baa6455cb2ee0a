import AppWindow from 'lucide-react/icons/app-window';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import ExternalLink from 'lucide-react/icons/external-link';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/host/view-props';
import { Button } from '../../src/ui/button/Button';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import type { frame } from './declaration';
import { useTexts } from '../../src/ui/texts/use-texts';
import type { FrameOnView } from './frame-state';
import { createFrameStore, type FrameStore } from './frame-store';
import { frameTexts } from './texts';

export default function Frame({
  host,
  src,
  kind,
  frameTitle,
  hideFloatElement,
  framedOrigins,
  loadSeconds,
  preAuthorise,
}: ViewProps<typeof frame>) {
  const t = useTexts(frameTexts);
  const framing = host.store(createFrameStore);
  const state = useStore(framing.store);
  // before the first paint, so that an allowed address does not flash another state
  useLayoutEffect(
    () => framing.open({ src, kind, hideFloatElement, framedOrigins, loadSeconds, preAuthorise }),
    [framing, src, kind, hideFloatElement, framedOrigins, loadSeconds, preAuthorise],
  );

  switch (state.step) {
    case 'empty':
      return <EmptyState icon={<AppWindow />} title={t.nothing} />;
    case 'refused':
      return (
        <div role="alert">
          <EmptyState icon={<ShieldAlert />} title={t.refused}>
            {t.refusedHint}
          </EmptyState>
        </div>
      );
    case 'elsewhere':
      return (
        <EmptyState
          icon={<ShieldAlert />}
          title={t.elsewhere(state.host)}
          action={<InNewTab address={state.address} />}
        >
          {t.elsewhereHint}
        </EmptyState>
      );
    case 'framed':
      return <FrameView framing={framing} state={state} title={frameTitle} />;
  }
}

interface FrameViewProps {
  framing: FrameStore;
  state: FrameOnView;
  title: string;
}

function FrameView({ framing, state, title }: FrameViewProps) {
  const t = useTexts(frameTexts);
  const { frame, phase, height } = state;
  const { attach, loaded, retry } = framing;
  const { host } = new URL(frame.address);
  const isExternal = frame.kind === 'external';
  const name = title || (isExternal ? t.external(host) : t.embedded);
  return (
    <div className="frame">
      {isExternal && (
        <p className="frame-head">
          <span>{t.externalHead(host)}</span>
          <InNewTab address={frame.address} />
        </p>
      )}
      <div className="frame-view" aria-busy={phase === 'loading'}>
        <iframe
          key={frame.id}
          ref={attach}
          part="frame"
          title={name}
          sandbox={frame.sandbox}
          allow={frame.allow}
          referrerPolicy="origin"
          src={frame.opened}
          // hidden and inert until it has reported, and again once it stops responding
          data-hidden={phase === 'ready' ? undefined : ''}
          inert={phase !== 'ready'}
          style={height === undefined ? undefined : { height }}
          onLoad={loaded}
        />
        {phase === 'loading' && (
          <div className="frame-cover">
            <SkeletonRows rows={8} height={48} label={t.opening(name)} />
          </div>
        )}
        {(phase === 'slow' || phase === 'silent') && (
          <div className="frame-cover" role="alert">
            <EmptyState
              icon={<CloudAlert />}
              title={t[phase]}
              action={
                <div className="frame-actions">
                  <Button onClick={retry}>{t.retry}</Button>
                  {phase === 'silent' && <InNewTab address={frame.address} />}
                </div>
              }
            />
          </div>
        )}
      </div>
    </div>
  );
}

function InNewTab({ address }: { address: string }) {
  const t = useTexts(frameTexts);
  return (
    <a className="frame-link" href={address} target="_blank" rel="noopener noreferrer">
      <ExternalLink />
      {t.inNewTab}
    </a>
  );
}
