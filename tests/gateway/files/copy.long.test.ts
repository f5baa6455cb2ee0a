import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { copyFiles } from '../../../demo/gateway/files/copy';
import { openFileStore } from '../../../demo/gateway/files/open-store';
import { MOST_UNATTACHED } from '../../../demo/gateway/files/receive';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { queryApprovalDetail, submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { fileCopy, fileSearch, type StoredFile } from '../../../src/contract/files/files';
import { self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { pdf, upload } from '../../support/gateway/sample-files';
import { tripLeg } from '../../support/gateway/areas/trips';

const MINUTES_A_DAY = 24 * 60;
const NONE = `F${'0'.repeat(32)}`;

describe('copies of files', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  beforeEach(async () => {
    as = await gateway.login('staff');
  });
  afterAll(() => gateway.close());

  const numbers = (files: readonly StoredFile[]) => files.map(({ fileNo }) => fileNo);
  const copy = (fileNos: string[], token = as) => gateway.ok(fileCopy, { fileNos }, { as: token });
  const copyOne = async (fileNo: string): Promise<StoredFile> => {
    const [file] = await copy([fileNo]);
    assert.ok(file);
    return file;
  };
  const unknown = (fileNos: string[], token: string) =>
    gateway.refused('fileUnknown', fileCopy, { fileNos }, { as: token });
  const contentOf = async (fileNo: string): Promise<Buffer | undefined> => {
    const [found] = await gateway.ok(fileSearch, { fileNos: [fileNo] }, { as });
    if (found === undefined) return undefined;
    const answer = await gateway.app.inject(found.downloadUrl.replace(gateway.config.publicUrl, ''));
    assert.equal(answer.statusCode, 200);
    return answer.rawPayload;
  };
  /** Submits a travel request for the user and a colleague; resolves with its number. */
  const submit = async (fileNos: string[]): Promise<string> => {
    const travellerNOList = [(await self(gateway, as)).staffNO];
    travellerNOList.push((await self(gateway, await gateway.login('multi'))).staffNO);
    const trip = { purposeCode: 'P1', reason: '拜访客户', legs: [tripLeg()], travellerNOList };
    return (await gateway.ok(submitApprovalApplyAuto, { applyType: 9, ...trip, fileNos }, { as })).applyId;
  };
  const filesOf = async (applyId: string) =>
    numbers((await gateway.ok(queryApprovalDetail, { applyId }, { as })).files);
  /** Lets a day pass, after which uploads that were never submitted are deleted. */
  async function aDayLater(): Promise<void> {
    gateway.clock.advance(MINUTES_A_DAY + 1);
    await gateway.sweep();
    as = await gateway.login('staff');
  }

  it('are files of the caller’s own, the same in name and content, in the order asked', async () => {
    const files = [
      await upload(gateway, as, pdf('通知.pdf', 3000)),
      await upload(gateway, as, pdf('日程.pdf', 2000)),
    ];
    const former = await submit(numbers(files));
    const copies = await copy(numbers(files));
    assert.deepEqual(
      copies.map(({ fileName, fileType, fileSize }) => [fileName, fileType, fileSize]),
      [
        ['通知.pdf', 'application/pdf', 3000],
        ['日程.pdf', 'application/pdf', 2000],
      ],
    );
    assert.equal(new Set([...numbers(files), ...numbers(copies)]).size, 4);
    for (const [at, { fileNo }] of files.entries()) {
      assert.deepEqual(await contentOf(copies[at]?.fileNo ?? ''), await contentOf(fileNo));
    }
    assert.deepEqual(await filesOf(await submit(numbers(copies))), numbers(copies));
    assert.deepEqual((await filesOf(former)).sort(), numbers(files).sort());
  });

  it('may be made by users who may see its owner record, and are theirs then', async () => {
    const { fileNo } = await upload(gateway, as);
    const approver = await gateway.login('approver');
    await unknown([fileNo], approver); // not attached yet
    await submit([fileNo]);
    const [theirs] = await copy([fileNo], approver);
    assert.ok(theirs);
    assert.equal(await contentOf(theirs.fileNo), undefined, 'no file of who has uploaded the first');
  });

  it('of files that the caller may not see are refused like unknown ones', async () => {
    const { fileNo } = await upload(gateway, as);
    await submit([fileNo]);
    const own = await upload(gateway, as);
    const traveller = await gateway.login('multi');
    await unknown([fileNo], traveller); // a traveller does not see the request in full
    const elsewhere = await upload(gateway, traveller);
    await gateway.ok(changeEnt, { companyNO: '100002' }, { as: traveller });
    await unknown([elsewhere.fileNo], traveller); // uploaded in the enterprise they have left
    const foreign = await upload(gateway, traveller);
    await unknown([foreign.fileNo], await gateway.login('admin'));
    // Either all files are copied or none.
    const before_ = await gateway.db.selectFrom('stored_file').select('file_no').execute();
    for (const fileNos of [[NONE], [own.fileNo, NONE]]) await unknown(fileNos, as);
    const now = await gateway.db.selectFrom('stored_file').select('file_no').execute();
    assert.equal(now.length, before_.length);
  });

  it('stay independent of their originals, and the other way round', async () => {
    const first = await upload(gateway, as);
    const content = await contentOf(first.fileNo);
    const kept = await copyOne(first.fileNo);
    const ofCopy = await copyOne(kept.fileNo);
    await submit([kept.fileNo]);
    await aDayLater();
    assert.equal(await contentOf(first.fileNo), undefined);
    assert.equal(await contentOf(ofCopy.fileNo), undefined);
    assert.deepEqual(await contentOf(kept.fileNo), content);
    await unknown([first.fileNo], as);
    // Copies a copy after the original has been deleted.
    const again = await copyOne(kept.fileNo);
    assert.deepEqual(await contentOf(again.fileNo), content);
    await aDayLater();
    assert.deepEqual(await contentOf(kept.fileNo), content);
  });

  it('are made of a file that is just being removed, or not at all', async () => {
    const { fileNo } = await upload(gateway, as);
    const content = await contentOf(fileNo);
    const caller = await findCaller(gateway.db, (await self(gateway, as)).staffNO);
    assert.ok(caller);
    gateway.clock.advance(MINUTES_A_DAY + 1);
    let sweeping: Promise<void> | undefined;
    const [made] = await inTransaction(gateway.db, async (db) => {
      const copies = await copyFiles({ db, caller, now: gateway.clock.now }, [fileNo], []);
      sweeping = gateway.sweep();
      await setTimeout(300);
      return copies;
    });
    await sweeping;
    as = await gateway.login('staff');
    assert.equal(await contentOf(fileNo), undefined);
    assert.deepEqual(await contentOf(made?.fileNo ?? ''), content);
  });

  it('go like uploads once nothing was made of them, and the content goes with the last', async () => {
    const first = await upload(gateway, as);
    await copyOne(first.fileNo);
    const files = openFileStore(gateway.config.files);
    await (await files.read(first.fileNo)).toArray();
    await aDayLater();
    await assert.rejects(files.read(first.fileNo));
    const left = gateway.db.selectFrom('stored_file').select('file_no').where('owner_kind', 'is', null);
    assert.deepEqual(await left.execute(), []);
  });

  it('are made once, however often it is asked for', async () => {
    const { fileNo } = await upload(gateway, as);
    const same = { as, requestId: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => gateway.ok(fileCopy, { fileNos: [fileNo] }, same)),
    );
    assert.equal(new Set(answers.flatMap(numbers)).size, 1);
    assert.notDeepEqual(await copy([fileNo]), answers[0]);
  });

  it('are as many as may be uploaded', async () => {
    const approver = await gateway.login('approver');
    const { fileNo } = await upload(gateway, approver);
    for (const fileNos of [[], Array.from({ length: 51 }, () => fileNo), ['\0'], ['F1']]) {
      assert.equal((await gateway.send(fileCopy, { fileNos }, { as: approver })).code, '41000');
    }
    assert.equal((await copy([fileNo, fileNo], approver)).length, 1, 'the same is named once');
    for (let has = 2; has < MOST_UNATTACHED; has += 1) await copy([fileNo], approver);
    await gateway.refused('tooManyFiles', fileCopy, { fileNos: [fileNo] }, { as: approver });
  });
});
