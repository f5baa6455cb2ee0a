import CloudAlert from 'lucide-react/icons/cloud-alert';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { useSheet } from '../tokens/root';
import stateCss from './state.css?inline';
import { useTexts } from '../texts/use-texts';
import { feedbackTexts } from './texts';

export interface ErrorStateProps {
  /** What happened and what to do. */
  message: string;
  /** Another try may help. */
  onRetry?: (() => void) | undefined;
  /** The other try is under way. */
  retrying?: boolean;
  /** Another way on. */
  children?: ReactNode;
}

/** In place of what could not be loaded. */
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
