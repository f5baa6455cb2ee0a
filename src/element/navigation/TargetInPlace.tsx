import { createElement, useEffect, useEffectEvent, useRef } from 'react';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows';
import { InPlace } from '../../ui/layout/disclosure/InPlace';
import type { Host } from '../host/host';
import { useElementTag } from '../host/use-element-tag';
import { elementFor } from './element-for';
import type { NavigationTarget } from './targets';
import { useTexts } from '../../ui/texts/use-texts';
import { navigationTexts } from './texts';

interface Props {
  host: Host;
  target: NavigationTarget;
  /** Text of the back button. */
  back: string;
  onBack(): void;
  /**
   * Handles a navigation request of the shown element; returns true when it has. Otherwise the target is shown inside
   * that element.
   */
  onNavigate?(target: NavigationTarget): boolean;
}

/** Shows a target's element in place of this one, because the page did not handle the navigation. */
export function TargetInPlace({ host, target, back, onBack, onNavigate }: Props) {
  const t = useTexts(navigationTexts);
  const { name, attributes, waiting, doneBy } = elementFor(target);
  const tag = useElementTag(host, name);
  const content = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onBack);
  const navigate = useEffectEvent((event: Event) => {
    if (onNavigate?.((event as CustomEvent<NavigationTarget>).detail)) event.preventDefault();
  });
  useEffect(() => {
    const { current: element } = content;
    const stop = new AbortController();
    element?.addEventListener('tp-navigate', (event) => navigate(event), stop);
    if (doneBy !== undefined) element?.addEventListener(doneBy, () => done(), stop);
    return () => stop.abort();
  }, [content, doneBy]);
  return (
    <InPlace back={back} onBack={onBack}>
      <div ref={content}>
        {tag ? createElement(tag, attributes) : <SkeletonRows rows={6} height={64} label={t[waiting]} />}
      </div>
    </InPlace>
  );
}
