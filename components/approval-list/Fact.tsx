import type { ReactNode } from 'react';

/** A name and what it is, of a list of facts. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
