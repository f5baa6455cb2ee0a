import { describe, expect, it } from 'vitest';
import { storable } from '../../../src/element/submission/draft/storable';

describe('the input that a form keeps in the tab', () => {
  it.each([
    ['texts, numbers and choices', { name: '陈', count: 2, head: { no: 'S1', name: '王' } }, undefined],
    [
      'no passwords and codes',
      { name: '陈', password: 'a', newPassword: 'b', code: '1', smsCode: '2', authSign: '3' },
      { name: '陈' },
    ],
    [
      'no secrets within a record',
      { sign: { clientId: 'a', clientSecret: 'b' } },
      { sign: { clientId: 'a' } },
    ],
    ['no list of rows with secrets', { name: '陈', rows: [{ token: 'a' }] }, { name: '陈' }],
    ['no files and other objects', { name: '陈', file: new Blob(), map: new Map() }, { name: '陈' }],
  ])('has %s', (_title, values: object, kept: object | undefined) => {
    expect(storable(values)).toEqual(kept ?? values);
  });
});
