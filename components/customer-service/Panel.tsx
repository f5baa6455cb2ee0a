import Headset from 'lucide-react/icons/headset';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { Button } from '../../src/ui/button/Button';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { IconButton } from '../../src/ui/button/IconButton';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import { Composer } from './Composer';
import type { Conversation } from './conversation';
import type { ConversationState } from './conversation-state';
import { Thread } from './Thread';
import type { FocusReturn } from './use-focus-return';
import { useOnline } from './use-online';
import { useTopLayer } from './use-top-layer';

interface PanelProps {
  heading: string;
  conversation: Conversation;
  state: ConversationState;
  field: FocusReturn;
  onClose(): void;
}

export function Panel({ heading, conversation, state, field, onClose }: PanelProps) {
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  useTopLayer(panelRef, onClose);
  return (
    <section ref={panelRef} popover="manual" className="cs-panel" part="panel" aria-labelledby={titleId}>
      <header className="cs-head">
        <Headset aria-hidden="true" />
        <h2 id={titleId}>{heading}</h2>
        <IconButton label="关闭" icon={<X />} onClick={onClose} />
      </header>
      <Connection state={state} />
      <Body conversation={conversation} state={state} />
      {state.status.step === 'open' && (
        <Composer conversation={conversation} draft={state.draft} field={field} />
      )}
    </section>
  );
}

function Body({ conversation, state }: Pick<PanelProps, 'conversation' | 'state'>) {
  const { status } = state;
  switch (status.step) {
    case 'signed-out':
      return (
        <div className="cs-body">
          <EmptyState
            title="登录后即可联系客服"
            icon={<Headset />}
            action={
              <Button variant="primary" onClick={() => void conversation.signIn()}>
                登录
              </Button>
            }
          />
        </div>
      );
    case 'loading':
      return (
        <div className="cs-body">
          <SkeletonRows rows={4} height={56} label="正在加载消息" />
        </div>
      );
    case 'failed':
      return (
        <div className="cs-body">
          <ErrorState message={status.message} onRetry={conversation.retry} />
        </div>
      );
    case 'open':
      return <Thread conversation={conversation} state={state} />;
  }
}

/** Says that the connection is gone, and why where the gateway told, and nothing while it stands or is being made. */
function Connection({ state: { status } }: Pick<PanelProps, 'state'>) {
  const isOnline = useOnline();
  const isLost = status.step === 'open' && (status.connection === 'lost' || !isOnline);
  const reason = isLost && status.connection === 'lost' ? status.reason : undefined;
  return (
    <p className="cs-connection" role="status">
      {isLost && (
        <>
          <WifiOff aria-hidden="true" />
          {isOnline ? (reason ?? '连接已断开，正在重新连接') : '网络已断开，恢复后会自动接收新消息'}
        </>
      )}
    </p>
  );
}
