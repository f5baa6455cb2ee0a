import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { useState } from 'react';
import { accessible } from '../../support/components/accessible';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { CheckboxGroup } from '../../../src/ui/field/choice/CheckboxGroup';
import { Field } from '../../../src/ui/field/Field';
import { PasswordInput } from '../../../src/ui/field/text/PasswordInput';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { Select } from '../../../src/ui/field/combobox/Select';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { all, mount, one, press, withText } from '../../support/components/mount';

function Text({ error, helper }: { error?: string; helper?: string }) {
  const [value, setValue] = useState('');
  return (
    <Field label="账号" required error={error} helper={helper}>
      <TextInput value={value} onChange={setValue} suffix="元" />
    </Field>
  );
}

describe('Field', () => {
  it('names its control by the label exactly, with any content around it', () => {
    const { root } = mount(<Text helper="工号或手机号" />);
    const input = one<HTMLInputElement>(root, 'input');
    expect([...(input.labels ?? [])].map((label) => label.textContent)).to.deep.equal(['账号']);
    expect(input.ariaRequired).to.equal('true');
    expect(input.ariaInvalid).to.equal(null);
  });

  it('describes it by the helper, and by the error in its place', () => {
    const { root, render } = mount(<Text helper="工号或手机号" />);
    const described = () => {
      const id = one(root, 'input').getAttribute('aria-describedby') ?? '';
      return root.getElementById(id)?.textContent;
    };
    expect(described()).to.equal('工号或手机号');
    render(<Text helper="工号或手机号" error="请输入账号" />);
    expect(described()).to.equal('请输入账号');
    expect(one(root, 'input').ariaInvalid).to.equal('true');
    expect(one(root, '.tp-field-message').querySelector('svg')).not.to.equal(null);
    render(<Text />);
    expect(one(root, 'input').getAttribute('aria-describedby')).to.equal(null);
  });

  it('puts the focus into the control when its label is pressed, and keeps the typed text', async () => {
    const { root } = mount(<Text />);
    await press(one(root, 'label'));
    await sendKeys({ type: 'zhang' });
    expect(one<HTMLInputElement>(root, 'input').value).to.equal('zhang');
  });

  it('names a group of choices and keeps its wiring from each of them', () => {
    const { root } = mount(
      <Field label="航空公司" error="请选择">
        <CheckboxGroup options={[{ value: 'CA', label: '国航' }]} value={[]} onChange={() => {}} />
      </Field>,
    );
    const group = one(root, '[role=group]');
    const name = root.getElementById(group.getAttribute('aria-labelledby') ?? '');
    expect(name?.textContent).to.equal('航空公司');
    expect(one(root, 'input').ariaInvalid).to.equal(null);
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible with every control, ${theme}`, async () => {
      const options = [
        { value: 1, label: '单程' },
        { value: 2, label: '往返', disabled: true },
      ];
      const { host } = mount(
        <>
          <Text error="请输入账号" />
          <Text helper="工号或手机号" />
          <Field label="密码">
            <PasswordInput value="x" onChange={() => {}} />
          </Field>
          <Field label="证件类型">
            <Select value={null} options={options} onChange={() => {}} />
          </Field>
          <Field label="行程">
            <Segmented value={1} options={options} onChange={() => {}} />
          </Field>
          <Field label="支付方式">
            <RadioGroup value={1} options={options} onChange={() => {}} />
          </Field>
          <CheckboxGroup label="时间" value={[1]} options={options} onChange={() => {}} />
          <Field label="只读">
            <TextInput disabled value="x" onChange={() => {}} />
          </Field>
        </>,
        theme,
      );
      await accessible(host);
    });
  }
});

describe('PasswordInput', () => {
  it('leaves its name to the field alone', () => {
    const { root } = mount(
      <Field label="密码">
        <PasswordInput value="" onChange={() => {}} />
      </Field>,
    );
    expect(all(root, '[aria-label*=密码]')).to.deep.equal([]);
  });

  it('shows and hides the typed text, by a button that says so', async () => {
    const { root } = mount(
      <Field label="密码">
        <PasswordInput value="Demo@2026" onChange={() => {}} />
      </Field>,
    );
    const input = one<HTMLInputElement>(root, 'input');
    const button = one(root, 'button');
    expect([input.type, button.textContent]).to.deep.equal(['password', '显示密码']);
    await press(button);
    expect([input.type, button.textContent]).to.deep.equal(['text', '隐藏密码']);
    await press(button);
    expect(input.type).to.equal('password');
  });
});

describe('Select', () => {
  it('gives values back as they came, numbers too, and shows the placeholder for none', () => {
    const chosen: number[] = [];
    const view = (value: number | null) => (
      <Field label="证件类型">
        <Select
          value={value}
          onChange={(next) => chosen.push(next)}
          options={[
            { value: 0, label: '身份证' },
            { value: 18, label: '护照' },
          ]}
        />
      </Field>
    );
    const { root, render } = mount(view(null));
    const select = one<HTMLSelectElement>(root, 'select');
    expect(select.selectedOptions[0]?.textContent).to.equal('请选择');
    select.value = '0';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(chosen).to.deep.equal([0]);
    render(view(0));
    expect(select.selectedOptions[0]?.textContent).to.equal('身份证');
    expect(select.options.length).to.equal(2);
  });
});

describe('choices', () => {
  it('toggle a checkbox by its words; its count is not part of the name', async () => {
    const seen: boolean[] = [];
    const { root } = mount(
      <Checkbox checked={false} count={32} onChange={(checked) => seen.push(checked)}>
        上午
      </Checkbox>,
    );
    expect(one(root, '[aria-hidden]').textContent).to.equal('32');
    await press(withText(root, 'span', '上午'));
    expect(seen).to.deep.equal([true]);
  });

  it('show a checkbox of which some are checked', () => {
    const view = (some: boolean) => (
      <Checkbox checked={false} indeterminate={some} onChange={() => {}}>
        全选
      </Checkbox>
    );
    const { root, render } = mount(view(true));
    const input = one<HTMLInputElement>(root, 'input');
    expect(input.indeterminate).to.equal(true);
    render(view(false));
    expect(input.indeterminate).to.equal(false);
  });

  it('report the values of a group in the order of its options', async () => {
    function Group() {
      const [value, setValue] = useState<string[]>(['c']);
      const options = ['a', 'b', 'c'].map((letter) => ({ value: letter, label: letter.toUpperCase() }));
      return (
        <>
          <CheckboxGroup label="字母" options={options} value={value} onChange={setValue} />
          <output>{value.join('')}</output>
        </>
      );
    }
    const { root } = mount(<Group />);
    const output = one(root, 'output');
    await press(withText(root, 'span', 'A'));
    expect(output.textContent).to.equal('ac');
    await press(withText(root, 'span', 'C'));
    expect(output.textContent).to.equal('a');
  });

  for (const Radios of [RadioGroup, Segmented]) {
    it(`of ${Radios.name} are radios: one tab stop, arrow keys choose`, async () => {
      function Group() {
        const [value, setValue] = useState<string | number>('b');
        const options = ['a', 'b', 'c'].map((letter) => ({ value: letter, label: letter.toUpperCase() }));
        return (
          <>
            <Radios label="字母" options={options} value={value} onChange={setValue} />
            <output>{value}</output>
          </>
        );
      }
      const { root } = mount(<Group />);
      expect(one(root, '[role=radiogroup]').ariaLabel).to.equal('字母');
      await sendKeys({ press: 'Tab' });
      expect(root.activeElement).to.equal(all(root, 'input')[1]);
      await sendKeys({ press: 'ArrowRight' });
      expect(one(root, 'output').textContent).to.equal('c');
      await sendKeys({ press: 'ArrowRight' });
      expect(one(root, 'output').textContent).to.equal('a');
      await press(withText(root, 'span', 'B'));
      expect(one(root, 'output').textContent).to.equal('b');
    });
  }
});

describe('pasted text', () => {
  function Pasted({ type }: { type: 'tel' | 'text' }) {
    const [value, setValue] = useState('');
    return (
      <Field label="输入">
        <TextInput type={type} value={value} onChange={setValue} maxLength={11} />
      </Field>
    );
  }
  const paste = (input: HTMLInputElement, text: string) => {
    input.focus();
    // Inserts text as the browser does, cut at the field's `maxlength`.
    document.execCommand('insertText', false, text);
  };

  for (const text of ['138 0000 0001', '+86 13800000001', '138-0000-0001', '\u202D13800000001\u202C']) {
    it(`as a telephone number is whole: ${text}`, () => {
      const { root } = mount(<Pasted type="tel" />);
      const input = one<HTMLInputElement>(root, 'input');
      paste(input, text);
      expect(input.value).to.equal('13800000001');
    });
  }

  it('loses invisible characters', () => {
    const { root } = mount(<Pasted type="text" />);
    const input = one<HTMLInputElement>(root, 'input');
    paste(input, '王\u200B芳\uFEFF');
    expect(input.value).to.equal('王芳');
  });
});
