import type { StoreApi } from 'zustand/vanilla';
import { MessageContent, sendMessage } from '../../src/contract/customer-service';
import { safeParse } from 'valibot';
import { AnotherUserError } from '../../src/element/host/another-user';
import type { Host } from '../../src/element/host/host';
import { withSession } from '../../src/element/host/sign-in';
import { changeOutgoing, ownerIn, takeMessage, type ConversationState } from './conversation-state';
import { errorTexts } from '../../src/element/errors/texts';
import type { customerService } from './declaration';
import { customerServiceTexts } from './texts';
import { newId } from '../../src/element/runtime/new-id';
import { now } from '../../src/domain/clock';

/**
 * Sends the user's messages in the order of writing. A message keeps its id across retries, so one whose answer was
 * lost appears in the thread only once.
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
    if (!sending) return; // the stream has delivered it meanwhile
    const owner = ownerNow();
    try {
      const message = await withSession(host, () => {
        const now = ownerIn(runtime.session.store.getState());
        // another user has signed in, and the message is not theirs
        if (now !== undefined && now !== '' && now !== owner) throw new AnotherUserError();
        // the message id doubles as request id, so that a retry repeats the request
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
    if (error instanceof AnotherUserError) return t.anotherUser;
    return error instanceof Error ? host.texts(errorTexts).of(error) : t.tryAgain;
  }

  return {
    write: (draft: string): void => store.setState({ draft }),

    /** Sends the draft. Returns false when its content is invalid or empty. */
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

    /** Sends a failed message again. */
    resend(messageId: string): void {
      store.setState(changeOutgoing(getState(), messageId, { failed: false, problem: '' }));
      enqueue(messageId);
    },
  };
}
