import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';
import { useTexts } from '../texts/use-texts';
import { overlayTexts } from './texts';

export interface MessageBoxProps {
  title?: string;
  children: ReactNode;
  confirmText?: string;
  /** With it the box asks; without it the box tells. */
  cancelText?: string;
  /** The confirmed action destroys something. */
  danger?: boolean;
  /** The confirmed action is under way. */
  loading?: boolean;
  onConfirm(): void;
  /** Cancel, close button or Escape; without it all of them confirm. */
  onCancel?: () => void;
}

/** A box that interrupts, to tell something or to ask for one decision. */
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
