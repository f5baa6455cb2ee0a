import AppWindow from 'lucide-react/icons/app-window';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import ExternalLink from 'lucide-react/icons/external-link';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/definition/declaration';
import { Button } from '../../src/ui/button/Button';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import type { frame } from './element';
import { createFraming, FAILURE_TEXT, type Framing, type FramingState } from './framing';

export default function Frame({
  host,
  src,
  kind,
  frameTitle,
  hideFloatElement,
  framedOrigins,
  loadSeconds,
}: ViewProps<typeof frame>) {
  const framing = host.store(createFraming);
  const state = useStore(framing.store);
  // before the first paint: an address that may be shown never begins with another picture
  useLayoutEffect(
    () => framing.open({ src, kind, hideFloatElement, framedOrigins, loadSeconds }),
    [framing, src, kind, hideFloatElement, framedOrigins, loadSeconds],
  );

  switch (state.step) {
    case 'empty':
      return <EmptyState icon={<AppWindow />} title="没有要显示的页面" />;
    case 'refused':
      return (
        <div role="alert">
          <EmptyState icon={<ShieldAlert />} title="页面地址无效，已阻止打开">
            如果您是从菜单进入的，请联系管理员核对页面地址。
          </EmptyState>
        </div>
      );
    case 'elsewhere':
      return (
        <EmptyState
          icon={<ShieldAlert />}
          title={`${state.host} 不在门户内显示`}
          action={<InNewTab address={state.address} />}
        >
          该网站不在允许嵌入的范围内。请确认网址无误后，再到新标签页中打开。
        </EmptyState>
      );
    case 'framed':
      return <Shown framing={framing} state={state} title={frameTitle} />;
  }
}

interface ShownProps {
  framing: Framing;
  state: Extract<FramingState, { step: 'framed' }>;
  title: string;
}

function Shown({ framing, state, title }: ShownProps) {
  const { frame, phase, height } = state;
  const { attach, loaded, retry } = framing;
  const { host } = new URL(frame.address);
  const isExternal = frame.kind === 'external';
  const name = title || (isExternal ? `外部页面 ${host}` : '嵌入页面');
  return (
    <div className="frame">
      {isExternal && (
        <p className="frame-head">
          <span>外部页面：{host}</span>
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
          // out of sight and reach until it has reported, and again once it does not
          data-hidden={phase === 'ready' ? undefined : ''}
          inert={phase !== 'ready'}
          style={height === undefined ? undefined : { height }}
          onLoad={loaded}
        />
        {phase === 'loading' && (
          <div className="frame-cover">
            <SkeletonRows rows={8} height={48} label={`正在打开${name}`} />
          </div>
        )}
        {(phase === 'slow' || phase === 'silent') && (
          <div className="frame-cover" role="alert">
            <EmptyState
              icon={<CloudAlert />}
              title={FAILURE_TEXT[phase]}
              action={
                <div className="frame-actions">
                  <Button onClick={retry}>重试</Button>
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
  return (
    <a className="frame-link" href={address} target="_blank" rel="noopener noreferrer">
      <ExternalLink />
      在新标签页打开
    </a>
  );
}
