import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { themeColours, themeOf, type ChartTheme } from './theme';

/**
 * Theme at a chart's position, updated whenever the element, the page or the system changes it; light in print. Render
 * the probe at that position.
 */
export function useChartTheme(isPaper: boolean): { theme: ChartTheme | undefined; probe: ReactNode } {
  const isForced = useMedia('(forced-colors: active)');
  const isMoving = !useMedia('(prefers-reduced-motion: reduce)');
  const ref = useRef<HTMLDivElement>(null);
  const [theme, setTheme] = useState<ChartTheme>();
  useLayoutEffect(() => {
    const probe = ref.current;
    if (!probe) return;
    const read = () =>
      setTheme(
        themeOf(
          [...probe.children].map((part) => getComputedStyle(part)),
          // a printed chart must be complete at once
          { isForced, isMoving: isMoving && !isPaper },
        ),
      );
    let frame = 0;
    // each colour ends its own transition; one reading per frame covers them all
    const readSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    };
    read();
    probe.addEventListener('transitionend', readSoon);
    return () => {
      cancelAnimationFrame(frame);
      probe.removeEventListener('transitionend', readSoon);
    };
  }, [isForced, isMoving, isPaper]);
  const probe = (
    <div ref={ref} className="tp-chart-probe" data-paper={isPaper ? true : undefined} aria-hidden="true">
      {themeColours(isForced).map((color) => (
        <i key={color} style={{ color }} />
      ))}
    </div>
  );
  return { theme, probe };
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
