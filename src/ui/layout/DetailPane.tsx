import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { ErrorState } from '../feedback/ErrorState';
import { useReturnTo } from './focus-return';
import ellipsisCss from './ellipsis.css?inline';
import listPageCss from '../table/list-page.css?inline';
import { useSheet } from '../tokens/root';
import { SkeletonRows } from '../feedback/SkeletonRows';

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
  /** Back to the list. */
  onBack(): void;
  /** Behind the title: the state and what can be done. */
  head: ReactNode;
  children: ReactNode;
}

/** One entry of a list, whole, in the list's place. The title takes the focus: it is read where the user is. */
export function DetailPane({ noun, title, row, found, isRefused, onBack, head, children }: Props) {
  useSheet(listPageCss);
  useSheet(ellipsisCss);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useReturnTo(row);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="tp-detail" part="detail" aria-labelledby={titleId}>
      <header className="tp-detail-head">
        <Button variant="text" icon={<ArrowLeft />} onClick={onBack}>
          返回{noun}列表
        </Button>
        {/* its number is whatever an address brings */}
        <h2 id={titleId} ref={heading} className="tp-ellipsis" title={title} tabIndex={-1}>
          {title}
        </h2>
        {head}
      </header>
      {found.isPending && <SkeletonRows rows={6} height={64} label={`正在查询${noun}`} />}
      {found.error && (
        <ErrorState
          message={found.error.message}
          retrying={found.isFetching}
          onRetry={isRefused ? undefined : () => void found.refetch()}
        />
      )}
      {children}
    </section>
  );
}
