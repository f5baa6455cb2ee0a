import type { FileOwner } from '../files/owners';
import { Fault } from '../server/http/fault';
import { findApplication, canSeeWhole } from './applications/queries';

export const APPLICATION_FILES = 'application';

/** Attachments of an application may be read by everyone who may see it whole. */
export const fileOwner: FileOwner = {
  kind: APPLICATION_FILES,
  async maySee(viewer, applyId) {
    try {
      return canSeeWhole(await findApplication(viewer, applyId), viewer.caller);
    } catch (error) {
      if (error instanceof Fault) return false;
      throw error;
    }
  },
};
