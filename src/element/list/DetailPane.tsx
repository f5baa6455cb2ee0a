import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { useReturnTo } from '../../ui/layout/focus/focus-return';
import ellipsisCss from '../../ui/layout/disclosure/ellipsis.css?inline';
import listPageCss from '../../ui/table/list/list-page.css?inline';
import { useSheet } from '../../ui/tokens/root';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows';
import { useTexts } from '../../ui/texts/use-texts';
import { errorTexts } from '../errors/texts';
import { listTexts } from './texts';

/** State of the request for the entry. */
interface DetailResult {
  isPending: boolean;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

interface Props {
  /** Noun of the entry in messages. */
  noun: string;
  title: string;
  /** Key of its row in the list. */
  row: string;
  found: DetailResult;
  /** True when the gateway refused the entry: a retry is useless. */
  isRefused: boolean;
  /** Returns to the list. Undefined for a pane without a list, which takes no focus by itself. */
  onBack: (() => void) | undefined;
  /** Content after the title: state and actions. */
  head: ReactNode;
  children: ReactNode;
}

/**
 * Full view of a list entry, in place of the list or alone. In place of a list the title gets the focus, so that screen
 * readers read it.
 */
export function DetailPane({ noun, title, row, found, isRefused, onBack, head, children }: Props) {
  const t = useTexts(listTexts);
  const errors = useTexts(errorTexts);
  useSheet(listPageCss);
  useSheet(ellipsisCss);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useReturnTo(row);
  const isOfList = onBack !== undefined;
  useEffect(() => {
    if (isOfList) heading.current?.focus({ preventScroll: true });
  }, [isOfList]);
  return (
    <section className="tp-detail" part="detail" aria-labelledby={titleId}>
      <header className="tp-detail-head">
        {onBack && (
          <Button variant="text" icon={<ArrowLeft />} onClick={onBack}>
            {t.back(noun)}
          </Button>
        )}
        {/* the title may contain any text from an address */}
        <h2 id={titleId} ref={heading} className="tp-ellipsis" title={title} tabIndex={-1}>
          {title}
        </h2>
        {head}
      </header>
      {found.isPending && <SkeletonRows rows={6} height={64} label={t.querying(noun)} />}
      {found.error && (
        <ErrorState
          message={errors.of(found.error)}
          retrying={found.isFetching}
          onRetry={isRefused ? undefined : () => void found.refetch()}
        />
      )}
      {children}
    </section>
  );
}
