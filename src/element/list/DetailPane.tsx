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

/** What is shown, as it is asked for. */
interface Found {
  isPending: boolean;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

interface Props {
  /** What is shown, as the messages name it. */
  noun: string;
  title: string;
  /** Key of its row in the list. */
  row: string;
  found: Found;
  /** It is not to be had: asked again it is no other. */
  isRefused: boolean;
  /** Back to the list; undefined where there is none: it stands alone, and takes no focus by itself. */
  onBack: (() => void) | undefined;
  /** Behind the title: the state and what can be done. */
  head: ReactNode;
  children: ReactNode;
}

/** One entry of a list, whole, in the list's place: the title takes the focus, and is read where the user is. Or alone. */
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
        {/* its number is whatever an address brings */}
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
