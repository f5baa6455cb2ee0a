import { addInvitation, queryInvitations } from '../../../src/contract/invite/manage';
import { useCanWrite } from '../../../src/element/resource/use-can-write';

const KEEPS = {
  permission: { read: queryInvitations.permission ?? '', write: addInvitation.permission ?? '' },
};

/** True when the user may change invitations and decide applications; others only see them. */
export const useKeepsInvitations = (): boolean => useCanWrite(KEEPS);
