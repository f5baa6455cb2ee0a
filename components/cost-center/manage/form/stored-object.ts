import type { Runtime } from '../../../../src/element/runtime/runtime';
import { ownTabStorage } from '../../../../src/element/runtime/own-storage';
import type { Based, ChosenObject, ObjectDraft } from './object-draft';

/** Draft of a cost object. */
export interface StoredObject {
  based: Based;
  /** Object as read. */
  base: ObjectDraft;
  draft: ObjectDraft;
  /** Parent of a new object. */
  parent: ChosenObject | undefined;
}

/** The number changes with the shape of the stored drafts. */
const KEY = 'tp-cost-object-2';

/** Storage of the draft in the tab; it survives a reload until it is saved or discarded. */
export const objectStorage = (runtime: Runtime) => ownTabStorage<StoredObject>(runtime, KEY);
