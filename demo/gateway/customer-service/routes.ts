import { markRead, queryMessages, sendMessage } from '../../../src/contract/customer-service';
import { implement, type Implementation } from '../server/http/implement';
import { findPage, findThreadState, noteRead } from './queries';
import { writeMessage } from './write';

/** Every member of staff has one thread, and no call takes the number of another. */
export function customerServiceRoutes(): Implementation[] {
  return [
    implement(queryMessages, async ({ db, caller }, { beforeSequence, pageSize }) => ({
      // the state first, so that a message arriving in between is on the page and not lost
      ...(await findThreadState(db, caller.staffNo)),
      ...(await findPage(db, caller.staffNo, beforeSequence, pageSize)),
    })),

    implement(sendMessage, ({ db, caller, now }, { messageId, content }) =>
      writeMessage(
        db,
        { staffNo: caller.staffNo, messageId, sender: 'customer', senderName: caller.staffName, content },
        now,
      ),
    ),

    implement(markRead, async ({ db, caller }, { sequence }) => {
      await noteRead(db, caller.staffNo, sequence);
      const { readSequence, unreadCount } = await findThreadState(db, caller.staffNo);
      return { readSequence, unreadCount };
    }),
  ];
}
