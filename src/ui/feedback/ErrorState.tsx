import CloudAlert from 'lucide-react/icons/cloud-alert';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { useSheet } from '../tokens/root';
import stateCss from './state.css?inline';
import { useTexts } from '../texts/use-texts';
import { feedbackTexts } from './texts';

export interface ErrorStateProps {
  /** The failure and a remedy, in words. */
  message: string;
  /** Called to retry; set when a retry may help. */
  onRetry?: (() => void) | undefined;
  /** True while the retry is running. */
  retrying?: boolean;
  /** An alternative action. */
  children?: ReactNode;
}

/** Replaces content that failed to load. */
export function ErrorState({ message, onRetry, retrying = false, children }: ErrorStateProps) {
  const t = useTexts(feedbackTexts);
  useSheet(stateCss);
  return (
    <div className="tp-state" role="alert">
      <CloudAlert />
      <p>{message}</p>
      {onRetry && (
        <Button loading={retrying} loadingText={t.retrying} onClick={onRetry}>
          {t.retry}
        </Button>
      )}
      {children}
    </div>
  );
}
