import type { ReactNode } from 'react';
import { classNames } from '../tokens/class-names';
import { useSheet } from '../tokens/root';
import tagCss from './tag.css?inline';

export type Tone = 'neutral' | 'accent' | 'within' | 'over' | 'blocked' | 'price';

export interface TagProps {
  tone?: Tone;
  icon?: ReactNode;
  /** Text with the meaning; the tone only repeats it. */
  children: ReactNode;
}

/** A short state or kind of a thing, in a word or two. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  useSheet(tagCss);
  return (
    <span className={classNames('tp-tag', tone)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
