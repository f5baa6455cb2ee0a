export interface RuleListLabels {
  title: string;
  /** Text of an empty list. */
  none: string;
  hint: string;
  add: string;
  remove(whom: string): string;
  kind: string;
  people: string;
}
