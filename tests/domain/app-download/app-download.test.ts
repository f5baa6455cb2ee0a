import assert from 'node:assert/strict';
import { assert as check, constantFrom, property, webUrl } from 'fast-check';
import { test } from 'vitest';
import { appLink } from '../../../src/domain/app-download/app-link';
import { fittingFirst, fittingKind, megabytes } from '../../../src/domain/app-download/phone-kind';

const RULES = {
  origin: 'https://portal.example',
  allowedOrigins: ['https://cdn.example', 'http://old.example'],
};

test('an app is had at a known store of its kind', () => {
  const good = [
    ['ios', 'https://apps.apple.com/cn/app/id1'],
    ['ios', 'https://testflight.apple.com/join/x'],
    ['android', 'https://appgallery.huawei.com/app/C1'],
    ['android', 'https://portal.example/app.apk'],
    ['android', 'https://cdn.example/app.apk'],
    ['miniProgram', 'https://wxaurl.cn/abc'],
  ] as const;
  for (const [kind, url] of good) assert.equal(appLink(kind, url, RULES), url);
});

test('no other address is followed', () => {
  const bad = [
    ['ios', 'http://apps.apple.com/cn/app/id1'],
    ['ios', 'https://apps.apple.com.evil.example/'],
    ['ios', 'https://apps.apple.com@evil.example/'],
    ['ios', 'https://apps.apple.com:8443/'],
    ['ios', 'https://portal.example/app.ipa'],
    ['ios', 'itms-services://?action=download-manifest&url=https://apps.apple.com/'],
    ['android', 'http://old.example/app.apk'],
    ['android', 'https://evil.example/app.apk'],
    ['android', '/app.apk'],
    ['android', 'market://details?id=x'],
    ['miniProgram', 'weixin://dl/business/?t=x'],
    ['miniProgram', 'javascript:alert(1)'],
    ['miniProgram', 'https://wxaurl.cn/?url=https://evil.example/'],
    ['miniProgram', ''],
  ] as const;
  for (const [kind, url] of bad) assert.equal(appLink(kind, url, RULES), undefined, url);
  const kinds = constantFrom('ios' as const, 'android' as const, 'miniProgram' as const);
  check(property(kinds, webUrl(), (kind, url) => assert.equal(appLink(kind, url, RULES), undefined)));
});

test('downloads that fit the browser come first', () => {
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile Safari/537.36';
  assert.equal(fittingKind(IPHONE), 'ios');
  assert.equal(fittingKind(ANDROID), 'android');
  assert.equal(fittingKind('Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1 Mobile'), 'android');
  assert.equal(fittingKind(`${IPHONE} MicroMessenger/8.0.50`), 'miniProgram');
  assert.equal(fittingKind('Mozilla/5.0 (Windows NT 10.0; Win64; x64) MicroMessenger/3.9'), undefined);
  assert.equal(fittingKind('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'), undefined);
  const releases = [{ kind: 'ios' }, { kind: 'android' }, { kind: 'miniProgram' }] as const;
  const kindsOf = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind);
  assert.deepEqual(kindsOf(fittingFirst(releases, 'android')), ['android', 'ios', 'miniProgram']);
  assert.deepEqual(kindsOf(fittingFirst(releases, undefined)), ['ios', 'android', 'miniProgram']);
});

test('sizes are in megabytes with one decimal', () => {
  assert.equal(megabytes(62_914_560), '60.0 MB');
  assert.equal(megabytes(62_900_000), '60.0 MB');
  assert.equal(megabytes(1_100_000), '1.0 MB');
  assert.equal(megabytes(1), '0.0 MB');
});
