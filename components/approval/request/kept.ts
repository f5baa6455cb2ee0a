import type { Runtime } from '../../../src/element/runtime/runtime';
import { tabStorage } from '../../../src/element/runtime/tab-storage';
import type { RequestBody } from './calls';
import type { RequestDraft } from './draft';

/** One intent to submit; the same again is the same request again. */
export interface Intent {
  body: RequestBody;
  requestId: string;
}

/** A request as far as it was typed. */
export interface KeptRequest {
  draft: RequestDraft;
  /** What was asked for when it was begun: asked for again, the draft is gone on with as it is. */
  begunWith: string;
  /** Sent, and no answer came. */
  open: Intent | undefined;
}

/** The number changes with the shape of what is kept. */
const KEY = 'tp-travel-request-1';

/** Where a request outlives a reload until it is submitted. */
export const requestStorage = (runtime: Pick<Runtime, 'config'>) => tabStorage<KeptRequest>(runtime, KEY);
