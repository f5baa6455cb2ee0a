import { statements } from '../../db/statements';

/** Notices of a change of rules that waits for a second person: names of the rules, and the path of their page. */
export const migration = statements(
  `alter table notice add column rules text not null default '', add column page text not null default ''`,
);
