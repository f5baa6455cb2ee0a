import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { switchEnterprise } from '../../../src/contract/enterprise/enterprise';
import { fileSearch } from '../../../src/contract/files/files';
import {
  AVATAR_BYTES,
  AVATAR_SIDE,
  queryAvatar,
  removeAvatar,
  saveAvatar,
} from '../../../src/contract/personal-info/avatar';
import { self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { OTHER_ENTERPRISE } from '../../support/gateway/sample-numbers';

const named = (content: Uint8Array | string, name = '头像.png', type = 'image/png'): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });

/** Picture of a camera held on its side: red on the left, blue on the right, with EXIF orientation and owner. */
async function fromCamera(): Promise<File> {
  const half = (background: string) =>
    sharp({ create: { width: 40, height: 60, channels: 3, background } })
      .png()
      .toBuffer();
  const png = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'red' } })
    .composite([{ input: await half('blue'), left: 40, top: 0 }])
    .withExif({ IFD0: { Orientation: '6', Copyright: 'SECRET-OWNER' } })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  assert.ok(png.includes('SECRET-OWNER'));
  return named(png);
}

describe('the picture of a person', () => {
  let gateway: TestGateway;
  let as: string;
  let staffNO: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('staff');
    ({ staffNO } = await self(gateway, as));
  });
  afterAll(() => gateway.close());
  const pictureFor = async (token: string) =>
    (await gateway.ok(queryAvatar, { staffNO }, { as: token })).webp;
  const saidOf = async (file: File) => {
    const { code, result } = await gateway.send(saveAvatar, { file }, { as });
    assert.equal(code, '41000');
    return (result as unknown as { fields: Record<string, string> }).fields['file'];
  };

  it('is upright, square and without camera metadata, for colleagues and no others', async () => {
    assert.equal(await pictureFor(as), null);
    await gateway.ok(saveAvatar, { file: await fromCamera() }, { as });
    const colleague = await pictureFor(await gateway.login('admin'));
    assert.ok(colleague);
    const webp = Buffer.from(colleague, 'base64');
    const { format, width, height, exif, icc, xmp, orientation } = await sharp(webp).metadata();
    assert.deepEqual([format, width, height], ['webp', AVATAR_SIDE, AVATAR_SIDE]);
    assert.deepEqual([exif, icc, xmp, orientation], [undefined, undefined, undefined, undefined]);
    assert.ok(!webp.includes('SECRET-OWNER'));
    // After a quarter turn to the right, the left side is at the top.
    const { data } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
    const colourAt = (row: number) => [...data.subarray((row * AVATAR_SIDE + 128) * 3).subarray(0, 3)];
    assert.ok((colourAt(20)[0] ?? 0) > 200, `red above: ${String(colourAt(20))}`);
    assert.ok((colourAt(235)[2] ?? 0) > 200, `blue below: ${String(colourAt(235))}`);

    const foreign = await gateway.login('multi');
    assert.ok(await pictureFor(foreign));
    await gateway.ok(switchEnterprise, {
      authSign: foreign,
      companyNO: OTHER_ENTERPRISE,
      sessionID: randomUUID(),
    });
    assert.equal(await pictureFor(foreign), null, 'of nobody, elsewhere');
    const { file_no } = await gateway.db
      .selectFrom('stored_file')
      .select('file_no')
      .where('owner_kind', '=', 'avatar')
      .executeTakeFirstOrThrow();
    assert.deepEqual(await gateway.ok(fileSearch, { fileNos: [file_no] }, { as: foreign }), []);
    assert.equal((await gateway.send(queryAvatar, { staffNO }, {})).success, false, 'without a token');
  });

  it('is refused by name where it is none, is damaged or too large, and the former stays', async () => {
    const former = await pictureFor(as);
    const onlySome = '仅支持JPG、PNG、WebP格式的图片';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    assert.equal(await saidOf(named(svg)), onlySome);
    assert.equal(await saidOf(named('<!doctype html><p>picture</p>')), onlySome);
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .gif()
      .toBuffer();
    assert.equal(await saidOf(named(gif)), onlySome);
    assert.equal(await saidOf(named('')), '文件内容为空，请重新选择');
    const whole = Buffer.from(await (await fromCamera()).arrayBuffer());
    assert.equal(
      await saidOf(named(whole.subarray(0, whole.length - 60))),
      '图片已损坏，无法识别，请重新选择',
    );
    const tooMany = Buffer.from(whole);
    tooMany.writeUInt32BE(20_000, 16);
    tooMany.writeUInt32BE(20_000, 20);
    assert.equal(await saidOf(named(tooMany)), '图片尺寸过大，请缩小后重新选择');
    assert.equal(await saidOf(named(new Uint8Array(AVATAR_BYTES + 1))), '文件不能超过2MB');
    assert.equal(await pictureFor(as), former);
  });

  it('makes room for another, is taken away, and may be changed so often a day', async () => {
    const former = await pictureFor(as);
    const other = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#0f08' } })
      .webp()
      .toBuffer();
    await gateway.ok(saveAvatar, { file: named(other, 'a.webp', 'image/webp') }, { as });
    const after = await pictureFor(as);
    assert.ok(after !== null && after !== former);
    await gateway.ok(removeAvatar, {}, { as });
    await gateway.ok(removeAvatar, {}, { as });
    assert.equal(await pictureFor(as), null);
    for (let tries = 0; tries < 30; tries += 1) await gateway.send(saveAvatar, { file: named('') }, { as });
    await gateway.refused('tooManyRequests', saveAvatar, { file: named(other) }, { as });
  });
});
