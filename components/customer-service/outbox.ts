import type { StoreApi } from 'zustand/vanilla';
import { MessageContent, sendMessage } from '../../src/contract/customer-service';
import { safeParse } from 'valibot';
import { AnotherUser } from '../../src/element/host/another-user';
import type { Host } from '../../src/element/host/host';
import { withSession } from '../../src/element/host/sign-in';
import { changeOutgoing, ownerIn, takeMessage, type ConversationState } from './conversation-state';
import { errorTexts } from '../../src/element/errors/texts';
import type { customerService } from './declaration';
import { customerServiceTexts } from './texts';
import { newId } from '../../src/element/runtime/new-id';
import { now } from '../../src/domain/clock';

/**
 * Sends what the user writes, in the order it was written. A message keeps its id over every try: one whose answer
 * was lost is in the thread once, however often it is sent.
 */
export function createOutbox(
  host: Host<typeof customerService>,
  store: StoreApi<ConversationState>,
  ownerNow: () => string | undefined,
) {
  const { runtime } = host;
  const { getState } = store;
  let queue: Promise<void> = Promise.resolve();

  function enqueue(messageId: string): void {
    queue = queue.then(() => send(messageId));
  }

  async function send(messageId: string): Promise<void> {
    const sending = getState().outgoing.find((candidate) => candidate.messageId === messageId);
    if (!sending) return; // it has arrived meanwhile
    const owner = ownerNow();
    try {
      const message = await withSession(host, () => {
        const now = ownerIn(runtime.session.store.getState());
        // somebody else has signed in: what was written is not theirs
        if (now !== undefined && now !== '' && now !== owner) throw new AnotherUser();
        // the id of the message is that of the request too: the same message again is the same request again
        return runtime.send(sendMessage, { messageId, content: sending.content }, { requestId: messageId });
      });
      host.track('message-sent');
      if (ownerNow() === owner) store.setState(takeMessage(getState(), message, 'answer'));
    } catch (error) {
      if (ownerNow() !== owner) return;
      const problem = problemOf(error);
      store.setState(changeOutgoing(getState(), messageId, { failed: true, problem }));
    }
  }

  function problemOf(error: unknown): string {
    const t = host.texts(customerServiceTexts);
    if (error instanceof AnotherUser) return t.anotherUser;
    return error instanceof Error ? host.texts(errorTexts).of(error) : t.tryAgain;
  }

  return {
    write: (draft: string): void => store.setState({ draft }),

    /** Sends the draft; false if there is nothing in it that can be sent. */
    submit(): boolean {
      const content = safeParse(MessageContent, getState().draft);
      if (!content.success) return false;
      const messageId = newId();
      const writtenTime = now().toISOString();
      const sending = { messageId, content: content.output, writtenTime, failed: false, problem: '' };
      store.setState({ draft: '', outgoing: [...getState().outgoing, sending] });
      enqueue(messageId);
      return true;
    },

    /** Sends a message again that failed. */
    resend(messageId: string): void {
      store.setState(changeOutgoing(getState(), messageId, { failed: false, problem: '' }));
      enqueue(messageId);
    },
  };
}
