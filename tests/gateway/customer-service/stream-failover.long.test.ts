import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openServer } from '../../../demo/gateway/db/database';
import type { streamChats } from '../../../src/contract/agency/chats';
import type { EventOf } from '../../../src/contract/call';
import { sendMessage } from '../../../src/contract/customer-service';
import { startCuttableServer, type CuttableServer } from '../../support/gateway/process/cuttable-server';
import { openAs } from '../../support/gateway/areas/agency';
import { readChats } from '../../support/gateway/areas/chats';
import { addressOf, readThread } from '../../support/gateway/areas/event-reader';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import {
  openTestDatabase,
  TEST_DATABASE,
  type TestDatabase,
} from '../../support/gateway/process/test-database';

const CUTS = 12;
/** Staff number of the account `staff`. */
const STAFF_NO = '1000010001';

describe(
  'a stream whose connections to the database are lost',
  { skip: TEST_DATABASE !== 'postgres' },
  () => {
    let database: TestDatabase;
    let gateway: TestGateway;
    let server: CuttableServer;
    beforeAll(async () => {
      database = await openTestDatabase();
      server = await startCuttableServer(database.url ?? '');
      gateway = await startTestGateway({
        database: openServer(server.url, { onError: () => undefined }),
        config: { messagePollMs: 20 },
      });
    });
    afterAll(async () => {
      await gateway.close();
      await server.close();
      await database.close();
    });

    it('goes on, and tells every message once', async () => {
      const as = await gateway.login('staff');
      const reader = await readThread(await addressOf(gateway.app), as, 0);
      const told: string[] = [];
      const written: string[] = [];
      for (let cut = 1; cut <= CUTS; cut += 1) {
        const requestId = randomUUID();
        const message = { messageId: randomUUID(), content: `第${cut}条` };
        const write = () => gateway.send(sendMessage, message, { as, requestId });
        // The cut hits the message, the poll for new messages or the stream, depending on which runs that statement.
        server.cutAt(cut);
        while (!(await write()).success);
        written.push(message.content);
        told.push(...(await reader.messagesUntil(message.content)));
      }
      reader.close();
      // Customer service sends a greeting after the first message.
      assert.deepEqual(
        told.filter((content) => !content.startsWith('您好')),
        written,
      );
    });

    it('goes on for the desk too', async () => {
      const as = await gateway.login('staff');
      const address = await addressOf(gateway.app);
      const events = await readChats(address, await openAs(gateway, 'service'), STAFF_NO);
      for (let cut = 1; cut <= CUTS; cut += 1) {
        const requestId = randomUUID();
        const message = { messageId: randomUUID(), content: `致客服第${cut}条` };
        server.cutAt(cut);
        while (!(await gateway.send(sendMessage, message, { as, requestId })).success);
        await events.until(
          (event: EventOf<typeof streamChats>) =>
            event.type === 'message' && event.message.content === message.content,
        );
      }
      events.close();
    });
  },
);
