import type { Runtime } from '../../../../src/element/runtime/runtime';
import { ownTabStorage } from '../../../../src/element/runtime/own-storage';
import type { Based, ChosenObject, ObjectDraft } from './object-draft';

/** One as far as it was filled in. */
export interface StoredObject {
  based: Based;
  /** As it was read. */
  base: ObjectDraft;
  draft: ObjectDraft;
  /** Of a new one: below which it was begun. */
  parent: ChosenObject | undefined;
}

/** The number changes with the shape of what is stored. */
const KEY = 'tp-cost-object-2';

/** Where a form outlives a reload until it is saved or given up. */
export const objectStorage = (runtime: Runtime) => ownTabStorage<StoredObject>(runtime, KEY);
