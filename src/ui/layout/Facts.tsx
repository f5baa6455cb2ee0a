import type { ReactNode } from 'react';
import factsCss from './facts.css?inline';
import { OneLine } from './disclosure/OneLine';
import { useSheet } from '../tokens/root';

/** Names and what they stand for, in as many columns as there is room for. */
export function Facts({ children }: { children: ReactNode }) {
  useSheet(factsCss);
  return <dl className="tp-facts">{children}</dl>;
}

interface FactProps {
  name: string;
  /** Words that are read whole, on as many lines as they take; any other text keeps to one. */
  wraps?: boolean;
  children: ReactNode;
}

export const Fact = ({ name, wraps = false, children }: FactProps) => (
  <div>
    <dt>
      <OneLine>{name}</OneLine>
    </dt>
    <dd>{typeof children === 'string' && !wraps ? <OneLine>{children}</OneLine> : children}</dd>
  </div>
);
