import type { ComponentProps, ReactNode } from 'react';
import { placeByName, type Place } from '../../../src/domain/place/place';
import { Field } from '../../../src/ui/field/Field';
import { CityCombobox } from '../../../src/ui/place/CityCombobox';
import { QrCode } from '../../../src/ui/qr-code/QrCode';
import { ReorderList } from '../../../src/ui/reorder-list/ReorderList';
import { ignore, Kept, LONG_NAME, type PartGroup } from './example';

const CITIES = {
  status: 'ready' as const,
  list: [],
  places: [
    { ...placeByName('北京', 'BJS'), pinyin: 'beijing', initials: 'bj', heat: 1 },
    { ...placeByName('上海', 'SHA'), pinyin: 'shanghai', initials: 'sh', heat: 2, hasAirports: true },
    { ...placeByName('成都', 'CTU'), pinyin: 'chengdu', initials: 'cd' },
  ],
};
const cityOf = (props: Partial<ComponentProps<typeof CityCombobox>> = {}, error?: string): ReactNode => (
  <Kept<Place | undefined> value={undefined}>
    {(value, onChange) => (
      <Field label="出发城市" error={error}>
        <CityCombobox
          value={value}
          typed=""
          cities={CITIES}
          onChoose={onChange}
          onType={ignore}
          onSettle={ignore}
          onRetry={ignore}
          {...props}
        />
      </Field>
    )}
  </Kept>
);
const NAMES = [
  { id: 'a', name: '部门' },
  { id: 'b', name: '成本中心' },
  { id: 'c', name: LONG_NAME },
];

export const placeParts: PartGroup = {
  title: '城市',
  parts: {
    CityCombobox: {
      普通: cityOf(),
      加载中: cityOf({ cities: { status: 'loading' } }),
      加载失败: cityOf({ cities: { status: 'failed' } }),
      有错误: cityOf({}, '请选择城市'),
      禁用: cityOf({ disabled: true }),
    },
  },
};

export const qrCodeParts: PartGroup = {
  title: '二维码',
  parts: { QrCode: { 普通: <QrCode text="https://travel.example/app" label="下载应用的二维码" /> } },
};

export const reorderParts: PartGroup = {
  title: '排序列表',
  parts: {
    ReorderList: {
      普通: (
        <Kept value={NAMES}>
          {(items, onChange) => (
            <ReorderList
              label="字段顺序"
              items={items}
              onChange={(ids) => onChange(ids.flatMap((id) => items.filter((item) => item.id === id)))}
            />
          )}
        </Kept>
      ),
    },
  },
};
