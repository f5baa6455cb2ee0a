import type { ReactNode } from 'react';
import factsCss from './facts.css?inline';
import { OneLine } from './disclosure/OneLine';
import { useSheet } from '../tokens/root';

/** Names with their values, in as many columns as fit. */
export function Facts({ children }: { children: ReactNode }) {
  useSheet(factsCss);
  return <dl className="tp-facts">{children}</dl>;
}

interface FactProps {
  name: string;
  /** Allows the text to wrap; otherwise it stays on one line. */
  wraps?: boolean;
  children: ReactNode;
}

/** A name with its value, on one line unless the text may wrap. */
export const Fact = ({ name, wraps = false, children }: FactProps) => (
  <div>
    <dt>
      <OneLine>{name}</OneLine>
    </dt>
    <dd>{typeof children === 'string' && !wraps ? <OneLine>{children}</OneLine> : children}</dd>
  </div>
);
