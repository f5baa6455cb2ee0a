import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../src/ui/button/Button';
import { useStrip } from '../../../src/ui/layout/tabs/use-strip';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useSheet } from '../../../src/ui/tokens/root';
import { resultTexts } from './texts';
import css from './results-bar.css?inline';

interface Props {
  /** Heading with route and day. */
  heading: ReactNode;
  count: string;
  /** Sorting and filters of the list. */
  controls: ReactNode;
  overview: { id: string; isOpen: boolean; toggle(): void };
  /** undefined when there is no search form to return to. */
  onChangeSearch: (() => void) | undefined;
}

/**
 * Bar with heading, sorting and filters. It stays at the top while the user scrolls, and leads back to the search from
 * there.
 */
export function ResultsBar({ heading, count, controls, overview, onChangeSearch }: Props) {
  useSheet(css);
  const t = useTexts(resultTexts);
  const [above, isStuck] = useIsAbove();
  const strip = useRef<HTMLDivElement>(null);
  useStrip(strip);
  return (
    <>
      <div ref={above} className="fb-bar-top" aria-hidden="true" />
      <div className="fb-bar" data-stuck={isStuck ? '' : undefined}>
        <header className="fb-results-head">
          {heading}
          <span className="fb-results-count">{count}</span>
          {onChangeSearch && (
            <Button className="fb-change-search" variant="text" size="small" onClick={onChangeSearch}>
              {t.change}
            </Button>
          )}
        </header>
        <div ref={strip} className="fb-controls tp-strip">
          {controls}
          <Button
            className="fb-overview-toggle"
            variant="text"
            icon={<LayoutGrid />}
            aria-expanded={overview.isOpen}
            aria-controls={overview.isOpen ? overview.id : undefined}
            onClick={overview.toggle}
          >
            {t.overview}
          </Button>
        </div>
      </div>
    </>
  );
}

/** True when the content above the bar has scrolled out at the top of the viewport. */
function useIsAbove() {
  const element = useRef<HTMLDivElement>(null);
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setIsAbove(!entry.isIntersecting && entry.boundingClientRect.top < window.innerHeight / 2);
      },
      // content below a fixed header of the host page does not count as visible
      { rootMargin: `${-stickyTop(current)}px 0px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, isAbove] as const;
}

const stickyTop = (element: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
