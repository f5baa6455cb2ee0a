import type { IncomingHttpHeaders } from 'node:http';

/** Values of a span: names and codes, never data of persons. */
export type Notes = Readonly<Record<string, string | number>>;

export interface Piece {
  name: string;
  /** `server`: a call from outside. `client`: a request to a service. `internal`: a job. */
  kind: 'server' | 'client' | 'internal';
  /** Headers of the request that began it. */
  headers?: IncomingHttpHeaders;
}

/** Maker of spans. */
export interface Spans {
  span<T>(piece: Piece, work: (note: (notes: Notes) => void) => Promise<T>): Promise<T>;
  query(name: string, ms: number, isFailed: boolean): void;
  headers(): Record<string, string>;
  stop(): Promise<void>;
}
