import { useEffect, useRef, useState } from 'react';
import ellipsisCss from './ellipsis.css?inline';
import { useSheet } from '../../tokens/root';
import { Tooltip } from '../../overlay/Tooltip';

/** Text on one line; a truncated one shows in full on hover and on keyboard focus. */
export function Ellipsis({ children }: { children: string }) {
  return <Line key={children} text={children} />;
}

function Line({ text }: { text: string }) {
  useSheet(ellipsisCss);
  const ref = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const line = ref.current;
    if (!line) return;
    const observer = new ResizeObserver(() => setCut(line.scrollWidth > line.clientWidth));
    observer.observe(line);
    return () => observer.disconnect();
  }, []);
  return (
    <Tooltip text={text} names disabled={!cut}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only where there is more to read */}
      <span ref={ref} className="tp-ellipsis" tabIndex={cut ? 0 : undefined}>
        {text}
      </span>
    </Tooltip>
  );
}
