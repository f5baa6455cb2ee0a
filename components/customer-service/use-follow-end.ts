import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** As near as this to the end counts as the end: fractions of a pixel, and a reader who has nearly got there. */
const SLACK_PX = 24;

interface FollowEnd {
  scrollerRef: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  toEnd(): void;
}

/**
 * Keeps a scrolling box at its end as content comes, unless the reader has scrolled up. `first` names what stands
 * at its beginning: when another comes before it, what is being read stays in place. `own` names what the reader
 * added last: a new one leads to the end wherever they were. `onLook` is told at once when they scroll: the next
 * rendering may come after the next message.
 */
export function useFollowEnd(
  first: number | undefined,
  own: string | undefined,
  onLook: (isAtEnd: boolean) => void,
): FollowEnd {
  const told = useEffectEvent(onLook);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const follows = useRef(true);
  const before = useRef({ first, own, height: 0 });

  useLayoutEffect(() => {
    const box = scrollerRef.current;
    if (!box) return;
    const { first: formerFirst, own: formerOwn, height } = before.current;
    const cameBefore = first !== undefined && formerFirst !== undefined && first < formerFirst;
    if (own !== undefined && own !== formerOwn) follows.current = true;
    if (follows.current) scrollToEnd(box);
    else if (cameBefore) box.scrollTop += box.scrollHeight - height;
    before.current = { first, own, height: box.scrollHeight };
  });

  useEffect(() => {
    const box = scrollerRef.current;
    if (!box) return;
    const look = () => {
      follows.current = box.scrollHeight - box.scrollTop - box.clientHeight <= SLACK_PX;
      setAtEnd(follows.current);
      told(follows.current);
    };
    // a keyboard that opens, or a field that grows, takes height away: the end stays in view
    const resized = new ResizeObserver(() => follows.current && scrollToEnd(box));
    resized.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);

  return { scrollerRef, isAtEnd, toEnd: () => scrollToEnd(scrollerRef.current) };
}

function scrollToEnd(box: HTMLElement | null): void {
  if (box) box.scrollTop = box.scrollHeight;
}
