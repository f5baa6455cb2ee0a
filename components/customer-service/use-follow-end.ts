import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Distance that still counts as the end, for fractions of a pixel and readers who nearly reached it. */
const SLACK_PX = 24;

interface FollowEnd {
  scrollerRef: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  toEnd(): void;
}

/**
 * Keeps a scrolling box at its end as content arrives, unless the reader has scrolled up. `first` identifies the first
 * item: when an earlier one is inserted before it, the visible content stays in place. `own` identifies the reader's
 * latest item: a new one always scrolls to the end. `onLook` is called on every scroll without waiting for the next
 * render, which may come after the next message.
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
    // an on-screen keyboard or a growing field takes height: the end stays in view
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
