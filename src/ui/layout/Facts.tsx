import type { ReactNode } from 'react';
import factsCss from './facts.css?inline';
import { useSheet } from '../tokens/root';

/** Names and what they stand for, in as many columns as there is room for. */
export function Facts({ children }: { children: ReactNode }) {
  useSheet(factsCss);
  return <dl className="tp-facts">{children}</dl>;
}

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
