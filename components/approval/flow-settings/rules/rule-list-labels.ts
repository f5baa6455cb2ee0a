export interface RuleListLabels {
  title: string;
  /** Where there is none. */
  none: string;
  hint: string;
  add: string;
  remove(whom: string): string;
  kind: string;
  people: string;
}
