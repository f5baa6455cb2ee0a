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
import { errorTexts } from '../../src/element/errors/texts';
import { useTexts } from '../../src/ui/texts/use-texts';
import { useTopLayer } from './use-top-layer';
import { customerServiceTexts } from './texts';

interface PanelProps {
  heading: string;
  conversation: Conversation;
  state: ConversationState;
  field: FocusReturn;
  onClose(): void;
}

export function Panel({ heading, conversation, state, field, onClose }: PanelProps) {
  const t = useTexts(customerServiceTexts);
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  useTopLayer(panelRef, onClose);
  return (
    <section ref={panelRef} popover="manual" className="cs-panel" part="panel" aria-labelledby={titleId}>
      <header className="cs-head">
        <Headset aria-hidden="true" />
        <h2 id={titleId}>{heading || t.heading}</h2>
        <IconButton label={t.close} icon={<X />} onClick={onClose} />
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
  const t = useTexts(customerServiceTexts);
  const errors = useTexts(errorTexts);
  const { status } = state;
  switch (status.step) {
    case 'signed-out':
      return (
        <div className="cs-body">
          <EmptyState
            title={t.signInFirst}
            icon={<Headset />}
            action={
              <Button variant="primary" onClick={() => void conversation.signIn()}>
                {t.signIn}
              </Button>
            }
          />
        </div>
      );
    case 'loading':
      return (
        <div className="cs-body">
          <SkeletonRows rows={4} height={56} label={t.loading} />
        </div>
      );
    case 'failed':
      return (
        <div className="cs-body">
          <ErrorState
            message={status.error instanceof Error ? errors.of(status.error) : t.loadFailed}
            onRetry={conversation.retry}
          />
        </div>
      );
    case 'open':
      return <Thread conversation={conversation} state={state} />;
  }
}

/**
 * Message about a lost connection, with the gateway's reason if known. Renders nothing while connected or connecting.
 */
function Connection({ state: { status } }: Pick<PanelProps, 'state'>) {
  const t = useTexts(customerServiceTexts);
  const errors = useTexts(errorTexts);
  const isOnline = useOnline();
  const isLost = status.step === 'open' && (status.connection === 'lost' || !isOnline);
  const reason = isLost && status.connection === 'lost' ? status.reason : undefined;
  return (
    <p className="cs-connection" role="status">
      {isLost && (
        <>
          <WifiOff aria-hidden="true" />
          {isOnline ? (reason === undefined ? t.lost : errors.say(reason)) : t.offline}
        </>
      )}
    </p>
  );
}
