import ArrowLeft from 'lucide-react/icons/arrow-left';
import { createElement, useEffect, useRef } from 'react';
import { Button } from '../button/Button';
import listPageCss from '../table/list-page.css?inline';
import { useSheet } from '../tokens/root';
import { SkeletonRows } from '../feedback/SkeletonRows';

interface Props {
  /** Of the element shown; undefined until its code is there. */
  tag: string | undefined;
  attributes?: Readonly<Record<string, string | boolean>>;
  /** What it tells of, by the name of the event; stable between renders. */
  listeners?: Readonly<Record<string, (event: Event) => void>>;
  /** The words of the way back. */
  back: string;
  onBack(): void;
  /** Said while its code is on its way. */
  waiting: string;
}

const NONE = {};

/** Another element of the suite in the place of this one, where the page around has no place for it. */
export function InPlace({ tag, attributes, listeners = NONE, back, onBack, waiting }: Props) {
  useSheet(listPageCss);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const { current: element } = place;
    const entries = Object.entries(listeners);
    for (const [type, listener] of entries) element?.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of entries) element?.removeEventListener(type, listener);
    };
  }, [listeners]);
  return (
    <div ref={place} className="tp-in-place">
      <div>
        <Button ref={button} variant="text" icon={<ArrowLeft />} onClick={onBack}>
          {back}
        </Button>
      </div>
      {tag ? createElement(tag, attributes) : <SkeletonRows rows={6} height={64} label={waiting} />}
    </div>
  );
}
