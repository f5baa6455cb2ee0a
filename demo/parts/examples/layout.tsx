import type { ReactNode } from 'react';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { Disclosure } from '../../../src/ui/layout/disclosure/Disclosure';
import { Ellipsis } from '../../../src/ui/layout/disclosure/Ellipsis';
import { InlineName } from '../../../src/ui/layout/disclosure/InlineName';
import { InPlace } from '../../../src/ui/layout/disclosure/InPlace';
import { Names, OneLine } from '../../../src/ui/layout/disclosure/OneLine';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { FieldSet, FormGrid } from '../../../src/ui/layout/FormGrid';
import { Page } from '../../../src/ui/layout/Page';
import { Section } from '../../../src/ui/layout/Section';
import { Steps } from '../../../src/ui/layout/tabs/Steps';
import { Tabs } from '../../../src/ui/layout/tabs/Tabs';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { ignore, Kept, LONG_NAME, type PartGroup } from './example';

const input = (label: string): ReactNode => (
  <Field label={label}>
    <TextInput value="" onChange={ignore} />
  </Field>
);
const STEPS = ['查询', '选择航班', '乘机人', '支付'];
const TABS = [
  { value: 'waiting', label: '待我审批', count: 3 },
  { value: 'done', label: '已审批' },
];

/** A place whose content is replaced by a detail and back. */
function Replaced() {
  return (
    <Kept value={false}>
      {(isDetail, show) =>
        isDetail ? (
          <InPlace back="返回列表" onBack={() => show(false)}>
            <Facts>
              <Fact name="订单号">20261130000001</Fact>
            </Facts>
          </InPlace>
        ) : (
          <Button onClick={() => show(true)}>查看订单</Button>
        )
      }
    </Kept>
  );
}

export const layoutParts: PartGroup = {
  title: '版式',
  isWide: true,
  parts: {
    Facts: {
      普通: (
        <Facts>
          <Fact name="订单号">20261130000001</Fact>
          <Fact name="乘机人">王小明</Fact>
          <Fact name="成本中心">研发中心</Fact>
        </Facts>
      ),
    },
    Fact: {
      长文字: (
        <Facts>
          <Fact name="成本中心">{LONG_NAME}</Fact>
        </Facts>
      ),
      换行: (
        <Facts>
          <Fact name="成本中心" wraps>
            {LONG_NAME}
          </Fact>
        </Facts>
      ),
    },
    FormGrid: {
      普通: (
        <FormGrid>
          {input('姓名')}
          {input('手机号')}
          {input('邮箱')}
        </FormGrid>
      ),
    },
    FieldSet: {
      普通: (
        <FormGrid>
          <FieldSet legend="收件信息">
            {input('收件人')}
            {input('地址')}
          </FieldSet>
        </FormGrid>
      ),
    },
    Page: {
      普通: (
        <Page>
          <Section title="基本信息">第一部分</Section>
          <Section title="行程">第二部分</Section>
        </Page>
      ),
    },
    Section: {
      普通: <Section title="基本信息">内容</Section>,
      长标题: <Section title={LONG_NAME}>内容</Section>,
    },
    Toolbar: {
      普通: (
        <Toolbar>
          <Button>导出</Button>
          <Button variant="primary">新增</Button>
        </Toolbar>
      ),
    },
    Disclosure: {
      收起: <Disclosure summary="退改规则">起飞前 24 小时免费退票。</Disclosure>,
      展开: (
        <Disclosure summary="退改规则" defaultOpen>
          起飞前 24 小时免费退票。
        </Disclosure>
      ),
    },
    Ellipsis: { 普通: <Ellipsis>研发中心</Ellipsis>, 长文字: <Ellipsis>{LONG_NAME}</Ellipsis> },
    InlineName: {
      长文字: (
        <p>
          成本中心 <InlineName>{LONG_NAME}</InlineName> 的预算不足。
        </p>
      ),
    },
    InPlace: { 按下后替换: <Replaced /> },
    OneLine: { 普通: <OneLine>研发中心</OneLine>, 长文字: <OneLine>{LONG_NAME}</OneLine> },
    Names: { 普通: <Names names={['王小明', '李华']} />, 长文字: <Names names={[LONG_NAME, '李华']} /> },
    Steps: {
      进行中: <Steps label="预订流程" steps={STEPS} current={2} />,
      可返回: <Steps label="预订流程" steps={STEPS} current={2} onSelect={ignore} />,
      完成: <Steps label="预订流程" steps={STEPS} current={STEPS.length} />,
    },
    Tabs: {
      普通: (
        <Kept value="waiting">
          {(value, onChange) => (
            <Tabs label="审批" tabs={TABS} value={value} onChange={onChange}>
              {value === 'waiting' ? '3 张申请单' : '没有申请单'}
            </Tabs>
          )}
        </Kept>
      ),
      没有标签: (
        <Tabs label="审批" tabs={[]} value="" onChange={ignore}>
          仅有内容
        </Tabs>
      ),
    },
  },
};
