import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { createConnection } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { attachFiles } from '../../../demo/gateway/files/attach';
import { MOST_UNATTACHED } from '../../../demo/gateway/files/receive';
import { FILE_BYTES, fileSearch, fileUpload } from '../../../src/contract/files/files';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { pdf, upload } from '../../support/gateway/sample-files';

const MINUTES_A_DAY = 24 * 60;

describe('uploaded files', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('staff');
  });
  afterAll(() => gateway.close());

  const fieldsOf = async (file: File) => {
    const { code, result } = await gateway.send(fileUpload, { file }, { as });
    assert.equal(code, '41000');
    return (result as unknown as { fields: unknown }).fields;
  };
  const search = (fileNo: string, token = as) => gateway.ok(fileSearch, { fileNos: [fileNo] }, { as: token });
  const fetchFile = (url: string) => gateway.app.inject(url.replace(gateway.config.publicUrl, ''));
  /** Names of the contents in the store. */
  const stored = () => {
    const { files } = gateway.config;
    assert.ok('folder' in files);
    return readdirSync(files.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /F\w{32}/.test(name),
    );
  };

  it('are given back as they were, to be saved and never shown as a page', async () => {
    const file = pdf('诊断证明 (1).pdf', 300_000);
    const { fileNo, fileName, fileType, fileSize } = await upload(gateway, as, file);
    assert.deepEqual([fileName, fileType, fileSize], ['诊断证明 (1).pdf', 'application/pdf', 300_000]);
    const [found] = await search(fileNo);
    assert.ok(found);
    const answer = await fetchFile(found.downloadUrl);
    assert.equal(answer.statusCode, 200);
    assert.ok(answer.rawPayload.equals(Buffer.from(await file.arrayBuffer())));
    const { headers } = answer;
    assert.equal(
      headers['content-disposition'],
      `attachment; filename*=UTF-8''${encodeURIComponent('诊断证明 ')}%281%29.pdf`,
    );
    assert.deepEqual(
      [headers['x-content-type-options'], headers['content-type'], headers['cache-control']],
      ['nosniff', 'application/pdf', 'no-store'],
    );
    assert.match(String(headers['content-security-policy']), /sandbox/);
  });

  it('are fetched by their link alone, for a minute', async () => {
    const [one, other] = [await upload(gateway, as), await upload(gateway, as)];
    const [found] = await search(one.fileNo);
    assert.ok(found);
    const { downloadUrl } = found;
    const wrong = [
      downloadUrl.replace(one.fileNo, other.fileNo),
      downloadUrl.replace(/until=\d/, 'until=9'),
      downloadUrl.replace(/sign=\w+/, 'sign='),
      downloadUrl.replace(/\?.*/, ''),
      downloadUrl.replace(one.fileNo, '..%2f..%2fetc%2fpasswd'),
    ];
    for (const url of wrong) assert.equal((await fetchFile(url)).statusCode, 404, url);
    gateway.clock.advance(1.1);
    assert.equal((await fetchFile(downloadUrl)).statusCode, 404);
  });

  it('are fetched by a link no longer than the one it was made for may see them', async () => {
    const { fileNo } = await upload(gateway, as);
    const [found] = await search(fileNo);
    assert.ok(found);
    const by = new URL(found.downloadUrl).searchParams.get('by') ?? '';
    const one = gateway.db.updateTable('staff').where('staff_no', '=', by);
    await one.set({ staff_state: 'stopped' }).execute();
    assert.equal((await fetchFile(found.downloadUrl)).statusCode, 404);
    await one.set({ staff_state: 'active' }).execute();
    assert.equal((await fetchFile(found.downloadUrl)).statusCode, 200);
    const others = found.downloadUrl.replace(`by=${by}`, 'by=1000010003');
    assert.equal((await fetchFile(others)).statusCode, 404);
    await gateway.db
      .updateTable('stored_file')
      .set({ uploader_no: '1000010003' })
      .where('file_no', '=', fileNo)
      .execute();
    assert.equal((await fetchFile(found.downloadUrl)).statusCode, 404);
  });

  it('that belong to nothing yet are found by who uploaded them alone', async () => {
    const { fileNo } = await upload(gateway, as);
    assert.equal((await search(fileNo)).length, 1);
    // Colleagues of the same enterprise, its administrator, and a user of another one.
    for (const account of ['approver', 'admin', 'multi']) {
      assert.deepEqual(await search(fileNo, await gateway.login(account)), []);
    }
  });

  const named: [name: string, kept: string][] = [
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\x\\证明.PDF', '证明.pdf'],
    ['发票‮fdp.exe', '发票fdp.exe.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['<img src=x>.html', 'img src=x.html.pdf'],
    ['.pdf', '附件.pdf'],
    ['x'.repeat(10_000), `${'x'.repeat(100)}.pdf`],
  ];
  for (const [name, kept] of named) {
    it(`called ${JSON.stringify(name.slice(0, 30))} are kept as ${kept.slice(0, 30)}`, async () => {
      assert.equal((await upload(gateway, as, pdf(name))).fileName, kept);
    });
  }

  it('are refused for a name with NUL', async () => {
    const fields = { file: '格式不正确' };
    assert.deepEqual(await fieldsOf(pdf('a\0b.pdf')), fields);
  });

  it('are refused by their content, under any name', async () => {
    const message = '仅支持PDF、JPG、PNG格式的文件';
    const page = new File(['<script>alert(1)</script>'], '证明.pdf', { type: 'application/pdf' });
    assert.deepEqual(await fieldsOf(page), { file: message });
    assert.deepEqual(await fieldsOf(new File(['%PD'], 'a.pdf')), { file: message });
    assert.deepEqual(await fieldsOf(new File([], 'a.pdf')), { file: '文件内容为空，请重新选择' });
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
    const kept = await upload(gateway, as, new File([png], '照片.pdf', { type: 'text/html' }));
    assert.deepEqual([kept.fileName, kept.fileType], ['照片.png', 'image/png']);
  });

  it('are refused when too large, and nothing is kept of them', async () => {
    const before = stored().length;
    assert.deepEqual(await fieldsOf(pdf('大.pdf', FILE_BYTES + 1)), { file: '文件不能超过10MB' });
    assert.equal(stored().length, before);
    await upload(gateway, as, pdf('大.pdf', FILE_BYTES));
  });

  it('that break off in the middle leave nothing', async () => {
    const before = stored().length;
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = gateway.app.server.address() as AddressInfo;
    const socket = createConnection(port, '127.0.0.1');
    const head = ['POST', `${fileUpload.path} HTTP/1.1`].join(' ');
    const part = 'content-disposition: form-data; name="file"; filename="a.pdf"';
    const lines = [
      head,
      'host: x',
      `authsign: ${as}`,
      'requestid: broken-off-in-the-middle',
      'content-type: multipart/form-data; boundary=b',
      'content-length: 1000000',
      '',
      '--b',
      part,
      '',
      '%PDF-1.7 begun',
    ];
    const ended = new Promise((resolve) =>
      gateway.app.server.once('request', (_request, response) => response.once('close', resolve)),
    );
    socket.write(lines.join('\r\n'), () => socket.destroy());
    await ended;
    await gateway.idle();
    assert.equal(stored().length, before);
  });

  it('are attached once, by who uploaded them', async () => {
    const { fileNo } = await upload(gateway, as);
    const owner = { kind: 'a-kind-nobody-has', no: '1' };
    const staff = await gateway.db
      .selectFrom('stored_file')
      .select(['uploader_no as staffNo', 'enterprise_num as enterpriseNum'])
      .where('file_no', '=', fileNo)
      .executeTakeFirstOrThrow();
    const attach = (caller: typeof staff, fileNos = [fileNo]) =>
      attachFiles(gateway.db, caller, fileNos, owner);
    const unknown = { fault: 'fileUnknown' };
    await assert.rejects(attach({ ...staff, staffNo: 'S0' }), unknown);
    await assert.rejects(attach({ ...staff, enterpriseNum: 'E0' }), unknown);
    await attach(staff);
    await assert.rejects(attach(staff), unknown);
    // No area answers for this kind of owner, so even the uploader does not see the file.
    assert.deepEqual(await search(fileNo), []);
  });

  it('are removed after a day if they were never attached, and their content with them', async () => {
    const kept = await upload(gateway, as);
    const owner = { kind: 'a-kind-nobody-has', no: '2' };
    const row = await gateway.db
      .selectFrom('stored_file')
      .select(['uploader_no as staffNo', 'enterprise_num as enterpriseNum'])
      .where('file_no', '=', kept.fileNo)
      .executeTakeFirstOrThrow();
    await attachFiles(gateway.db, row, [kept.fileNo], owner);
    const left = await upload(gateway, as);
    gateway.clock.advance(MINUTES_A_DAY - 1);
    await gateway.sweep(['files']);
    as = await gateway.login('staff');
    assert.equal((await search(left.fileNo)).length, 1);
    gateway.clock.advance(2);
    await gateway.sweep(['files']);
    const names = stored().join('\n');
    assert.ok(names.includes(kept.fileNo));
    assert.ok(!names.includes(left.fileNo));
    assert.deepEqual(await search(left.fileNo), []);
  });

  it('are as many as somebody may have that belong to nothing', async () => {
    const other = await gateway.login('approver');
    for (let i = 0; i < MOST_UNATTACHED; i += 1) await upload(gateway, other, pdf('a.pdf', 20));
    await gateway.refused('tooManyFiles', fileUpload, { file: pdf() }, { as: other });
    await upload(gateway, as);
  });
});
