type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request of the list; `{user}`, `{other}`, `{group}` stand for ids that earlier requests of the list have made. */
export interface Step {
  name: string;
  method: Method;
  path: string;
  body?: unknown;
  status: number;
  /** Values of the answer by path, as in `emails.0.value`; undefined for one that is absent. */
  answer?: Record<string, unknown>;
  /** Name under which the id of the answer is kept. */
  keep?: 'user' | 'other' | 'group' | 'nested';
}

/** Values of an answer with a list. */
export const listed = (totalResults: number, more: Record<string, unknown> = {}) => ({
  totalResults,
  ...more,
});
