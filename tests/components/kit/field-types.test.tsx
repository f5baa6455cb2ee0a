import { expect } from '@open-wc/testing';
import { useState } from 'react';
import type { FieldType } from '../../../src/element/resource/fields/field-type';
import { decimal, flag, integer, money, percent } from '../../../src/element/resource/fields/field-types';
import { period } from '../../../src/element/resource/fields/reference-types';
import { Field } from '../../../src/ui/field/Field';
import { accessible } from '../../support/components/accessible';
import { setValue } from '../../support/components/act';
import { all, mount, one } from '../../support/components/mount';

/** Field of a form as the dialog of a record renders it; `seen` collects the values. */
function Filled<V>({ type, seen }: { type: FieldType<V>; seen: (V | null)[] }) {
  const [value, setValueOf] = useState(type.blank);
  const onChange = (next: V | null) => {
    seen.push(next);
    setValueOf(next);
  };
  const label = '字段';
  if (type.block)
    return type.block(
      { value, onChange, label, required: false, helper: undefined, error: undefined },
      undefined,
    );
  return <Field label={label}>{type.control?.({ value, onChange }, undefined, label)}</Field>;
}

describe('field types of the kit', () => {
  const numbers: [
    name: string,
    type: FieldType<number>,
    typed: string,
    value: number | null,
    words: string,
  ][] = [
    ['integer', integer(), '12a3', 123, '123'],
    ['decimal', decimal(), '7.505', 7.5, '7.5'],
    ['decimal of nothing', decimal(), '.', null, ''],
    ['money', money(), '1234.5', 123_450, '1,234.50'],
    ['percent', percent(), '85%', 85, '85%'],
  ];
  for (const [name, type, typed, value, words] of numbers)
    it(`${name}: ${typed} is ${value}`, () => {
      const seen: (number | null)[] = [];
      const { root } = mount(<Filled type={type} seen={seen} />);
      setValue(one<HTMLInputElement>(root, 'input'), typed);
      expect(seen.at(-1)).to.equal(value);
      expect(value === null ? '' : type.words(value, undefined)).to.equal(words);
      expect(type.numeric, 'stands at the end of its column').to.equal(true);
    });

  it('percent: shows its sign behind the typed number', async () => {
    const { root, host } = mount(<Filled type={percent({ first: 10 })} seen={[]} />);
    expect(one<HTMLInputElement>(root, 'input').value).to.equal('10');
    expect(root.textContent).to.contain('%');
    await accessible(host);
  });

  it('switch: is switched on and off, and says which', async () => {
    const type = flag(() => (on: boolean) => (on ? '启用' : '停用'), { isSwitch: true });
    const seen: (boolean | null)[] = [];
    const { root, host } = mount(<Filled type={type} seen={seen} />);
    const control = one<HTMLInputElement>(root, '[role=switch]');
    expect(root.textContent).to.contain('停用');
    control.click();
    control.click();
    expect(seen).to.deep.equal([true, false]);
    expect(type.parse?.('true')).to.equal(true);
    expect(type.parse?.('maybe')).to.equal(undefined);
    await accessible(host);
  });

  it('period: has two named days, and goes on without a last one', async () => {
    const type = period();
    const seen: unknown[] = [];
    const { root, host } = mount(<Filled type={type} seen={seen} />);
    const [from, to] = all(root, 'input') as HTMLInputElement[];
    setValue(from as HTMLInputElement, '2026-12-01');
    expect(seen.at(-1)).to.deep.equal({ from: '2026-12-01', to: '' });
    setValue(to as HTMLInputElement, '2026-12-31');
    expect(seen.at(-1)).to.deep.equal({ from: '2026-12-01', to: '2026-12-31' });
    expect(type.words({ from: '2026-12-01', to: '2026-12-31' }, undefined)).to.equal(
      '2026-12-01 ～ 2026-12-31',
    );
    expect(type.words({ from: '2026-12-01', to: '' }, undefined)).to.equal('2026-12-01');
    await accessible(host);
  });
});
