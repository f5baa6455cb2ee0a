import type { ComponentProps, ReactNode } from 'react';
import { Combobox } from '../../../src/ui/field/combobox/Combobox';
import { OptionRow } from '../../../src/ui/field/combobox/OptionList';
import { Select } from '../../../src/ui/field/combobox/Select';
import { Field } from '../../../src/ui/field/Field';
import { FilePicker, type PickedFile } from '../../../src/ui/field/files/FilePicker';
import { CodeInput } from '../../../src/ui/field/text/CodeInput';
import { InputFrame } from '../../../src/ui/field/text/InputFrame';
import { NumberInput, YUAN } from '../../../src/ui/field/text/NumberInput';
import { PasswordInput } from '../../../src/ui/field/text/PasswordInput';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { TextInput, type TextInputProps } from '../../../src/ui/field/text/TextInput';
import { choiceParts } from './choice';
import { ignore, Kept, LONG_NAME, type PartGroup } from './example';

/** A text input in its field. */
const textOf = (
  value: string,
  input: Partial<TextInputProps> = {},
  field: Partial<ComponentProps<typeof Field>> = {},
): ReactNode => (
  <Kept value={value}>
    {(text, onChange) => (
      <Field label="单位名称" {...field}>
        <TextInput value={text} onChange={onChange} {...input} />
      </Field>
    )}
  </Kept>
);

interface City {
  code: string;
  name: string;
}
const CITIES: readonly City[] = [
  { code: 'BJS', name: '北京' },
  { code: 'SHA', name: '上海' },
  { code: 'CAN', name: '广州' },
];
const comboboxOf = (
  props: Partial<ComponentProps<typeof Combobox<City>>> = {},
  error?: string,
): ReactNode => (
  <Kept<City | null> value={CITIES[0] ?? null}>
    {(value, onChange) => (
      <Field label="出发城市" error={error}>
        <Combobox
          value={value}
          onChange={onChange}
          groups={[{ options: CITIES }]}
          onQueryChange={ignore}
          optionKey={({ code }) => code}
          optionText={({ name }) => name}
          renderOption={(city) => <OptionRow {...city} />}
          {...props}
        />
      </Field>
    )}
  </Kept>
);

const SEATS = [
  { value: 'Y', label: '经济舱' },
  { value: 'C', label: '公务舱' },
  { value: 'F', label: '头等舱', disabled: true },
];
const selectOf = (props: Partial<ComponentProps<typeof Select<string>>> = {}, error?: string): ReactNode => (
  <Kept<string | null> value="Y">
    {(value, onChange) => (
      <Field label="舱等" error={error}>
        <Select value={value} onChange={onChange} options={SEATS} {...props} />
      </Field>
    )}
  </Kept>
);

const FILES: readonly PickedFile[] = [
  { key: 'sent', name: '行程单.pdf', bytes: 128_000, state: { is: 'sent', note: '已识别 2 张' } },
  { key: 'sending', name: '发票.jpg', bytes: 950_000, state: { is: 'sending', sent: 0.4 } },
  {
    key: 'failed',
    name: `${LONG_NAME}.xlsx`,
    bytes: 8_000_000,
    state: { is: 'failed', why: '文件大于 5 MB', canRetry: true },
  },
];
const filesOf = (files: readonly PickedFile[], isFull = false): ReactNode => (
  <Field label="附件" helper="PDF 或图片，每个不超过 5 MB">
    <FilePicker
      files={files}
      accept=".pdf"
      isFull={isFull}
      onAdd={ignore}
      onRemove={ignore}
      onRetry={ignore}
    />
  </Field>
);
const codeOf = (props: Partial<ComponentProps<typeof CodeInput>> = {}): ReactNode => (
  <Kept value="">
    {(value, onChange) => (
      <Field label="验证码">
        <CodeInput
          value={value}
          onChange={onChange}
          sendText="发送验证码"
          isSending={false}
          wait={0}
          onSend={ignore}
          {...props}
        />
      </Field>
    )}
  </Kept>
);

export const fieldParts: PartGroup = {
  title: '表单字段',
  parts: {
    Field: {
      普通: textOf('上海远航科技有限公司'),
      必填: textOf('', {}, { required: true }),
      有提示: textOf('', {}, { helper: '与营业执照一致' }),
      有错误: textOf('', {}, { error: '请填写单位名称' }),
      标签在旁: textOf('上海远航科技有限公司', {}, { layout: 'beside' }),
      长标签: textOf('', {}, { label: LONG_NAME }),
    },
    ...choiceParts,
    Combobox: {
      普通: comboboxOf(),
      加载中: comboboxOf({ groups: [], loading: true }),
      无结果: comboboxOf({ groups: [], emptyText: '没有匹配的城市' }),
      加载失败: comboboxOf({ groups: [], failure: { text: '城市加载失败', retry: ignore } }),
      有错误: comboboxOf({ value: null }, '请选择城市'),
      禁用: comboboxOf({ disabled: true }),
    },
    OptionRow: {
      普通: <OptionRow name="北京" code="BJS" />,
      有说明: <OptionRow name="上海" hint="所有机场" code="SHA" />,
      长文字: <OptionRow name={LONG_NAME} code="D001" />,
    },
    Select: {
      普通: selectOf(),
      未选: selectOf({ value: null, placeholder: '请选择舱等' }),
      有错误: selectOf({ value: null }, '请选择舱等'),
      禁用: selectOf({ disabled: true }),
    },
    FilePicker: { 空: filesOf([]), 各种状态: filesOf(FILES), 已满: filesOf(FILES.slice(0, 1), true) },
    CodeInput: {
      普通: codeOf(),
      发送中: codeOf({ isSending: true }),
      等待中: codeOf({ wait: 42, sendText: '42 秒后重发' }),
    },
    InputFrame: {
      前后附加: (
        <InputFrame prefix="¥" suffix="元">
          <input aria-label="金额" defaultValue="1200" />
        </InputFrame>
      ),
      有错误: (
        <InputFrame invalid>
          <input aria-label="金额" defaultValue="-1" />
        </InputFrame>
      ),
      禁用: (
        <InputFrame disabled>
          <input aria-label="金额" defaultValue="1200" disabled />
        </InputFrame>
      ),
    },
    NumberInput: {
      整数: (
        <Kept<number | null> value={3}>
          {(value, onChange) => (
            <Field label="提前预订天数">
              <NumberInput value={value} onChange={onChange} suffix="天" />
            </Field>
          )}
        </Kept>
      ),
      金额: (
        <Kept<number | null> value={123_450}>
          {(value, onChange) => (
            <Field label="限额">
              <NumberInput value={value} onChange={onChange} format={YUAN} suffix="元" />
            </Field>
          )}
        </Kept>
      ),
    },
    PasswordInput: {
      普通: (
        <Kept value="Demo@2026">
          {(value, onChange) => (
            <Field label="密码">
              <PasswordInput value={value} onChange={onChange} />
            </Field>
          )}
        </Kept>
      ),
      禁用: (
        <Field label="密码">
          <PasswordInput value="" onChange={ignore} disabled />
        </Field>
      ),
    },
    TextArea: {
      普通: (
        <Kept value="客户现场会议改期。">
          {(value, onChange) => (
            <Field label="出差事由">
              <TextArea value={value} onChange={onChange} />
            </Field>
          )}
        </Kept>
      ),
      有错误: (
        <Field label="出差事由" error="请填写出差事由">
          <TextArea value="" onChange={ignore} />
        </Field>
      ),
      禁用: (
        <Field label="出差事由">
          <TextArea value="客户现场会议改期。" onChange={ignore} disabled />
        </Field>
      ),
    },
    TextInput: {
      普通: textOf('上海远航科技有限公司'),
      占位: textOf('', { placeholder: '与营业执照一致' }),
      单位: textOf('30', { suffix: '公斤', inputMode: 'numeric' }, { label: '托运行李' }),
      有错误: textOf('上海', {}, { error: '没有这家单位' }),
      禁用: textOf('上海远航科技有限公司', { disabled: true }),
      长文字: textOf(LONG_NAME),
    },
  },
};
