import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../tokens/class-names';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { subscribeLayers, topModal } from './layers';
import { useRoot, useSheet } from '../tokens/root';
import toastCss from './toast.css?inline';
import { useTexts } from '../texts/use-texts';
import { overlayTexts } from './texts';
import { hideFromTopLayer, showInTopLayer } from './top-layer';

export interface ToastProps {
  text: string;
  /** Called when the message closes; without it the message stays until its owner unmounts it. */
  onClose?: () => void;
  tone?: 'neutral' | 'within' | 'blocked';
  /** Duration in ms until the message closes (specification 9). A pointer on it or the focus in it stops the clock. */
  duration?: number;
  /** A button; its press closes the message. */
  action?: { text: string; run(): void } | undefined;
}

const ICONS = { neutral: Info, within: CircleCheck, blocked: CircleAlert };

/**
 * A short message at the top of the window that needs no response. Always above all overlays: while a modal dialog is
 * open it renders inside the dialog, because the rest is inert.
 */
export function Toast(props: ToastProps) {
  const root = useRoot();
  const modal = useSyncExternalStore(subscribeLayers, () => topModal(root));
  const message = <Message key={props.text} {...props} />;
  return modal ? createPortal(message, modal) : message;
}

function Message({ text, onClose, tone = 'neutral', duration = 2000, action }: ToastProps) {
  useSheet(toastCss);
  const t = useTexts(overlayTexts);
  const ref = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  /** Number of closed messages: the next message may have the same text. */
  const [round, setRound] = useState(0);
  const isClosable = onClose !== undefined;
  const close = useEffectEvent(() => onClose?.());

  useLayoutEffect(() => {
    const panel = ref.current;
    // a dialog that is just closing does not show it; it reappears outside
    if (panel?.isConnected) showInTopLayer(panel);
    return () => {
      if (panel) hideFromTopLayer(panel);
    };
  }, []);
  useEffect(() => {
    if (held || !isClosable) return;
    const timer = setTimeout(() => {
      setRound(round + 1);
      close();
    }, duration);
    return () => clearTimeout(timer);
  }, [held, isClosable, duration, round]);

  const Icon = ICONS[tone];
  return (
    <div ref={ref} popover="manual" className={classNames('tp-toast', tone)}>
      <div
        role="presentation"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <Icon />
        <span role="status">{text}</span>
        {action && (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              onClose?.();
              action.run();
            }}
          >
            {action.text}
          </Button>
        )}
        {onClose && <IconButton size="small" label={t.closeToast} icon={<X />} onClick={onClose} />}
      </div>
    </div>
  );
}
