import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';
import { useTexts } from '../texts/use-texts';
import { overlayTexts } from './texts';

export interface MessageBoxProps {
  title?: string;
  children: ReactNode;
  confirmText?: string;
  /** Makes the box a question; without it the box is a message. */
  cancelText?: string;
  /** Marks the confirmed action as destructive. */
  danger?: boolean;
  /** Set while the confirmed action is running. */
  loading?: boolean;
  onConfirm(): void;
  /** Called by cancel, close button and Escape; without it all of them confirm. */
  onCancel?: () => void;
}

/** An interrupting box with a message or a single decision. */
export function MessageBox({
  title,
  children,
  confirmText,
  cancelText,
  danger = false,
  loading = false,
  onConfirm,
  onCancel = onConfirm,
}: MessageBoxProps) {
  const t = useTexts(overlayTexts);
  return (
    <Dialog
      role="alertdialog"
      title={title ?? t.notice}
      onClose={onCancel}
      footer={
        <>
          {cancelText !== undefined && (
            <Button data-autofocus={danger || undefined} onClick={onCancel}>
              {cancelText}
            </Button>
          )}
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmText ?? t.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
