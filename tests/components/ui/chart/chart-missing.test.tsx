import { expect } from '@open-wc/testing';
import { Chart } from '../../../../src/ui/chart/Chart';
import { plotCode } from '../../../../src/ui/chart/plot-code';
import { accessible } from '../../../support/components/accessible';
import { all, mount, one, press, withText } from '../../../support/components/mount';
import { MONTHLY } from './samples';
import { waitUntil } from '../../../support/components/wait-until';

it('a chart whose code cannot be had says so, is a table all the same, and is there at another try', async () => {
  const { load } = plotCode;
  plotCode.load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { host, root } = mount(<Chart {...MONTHLY} title="每月净支出" categoryName="月份" />);
  expect(one(root, '.tp-chart-waiting [role=status], [role=status]').textContent).to.equal('正在加载图表');
  await waitUntil(() => all(root, '[role=alert]').length === 1, 'it says so');
  expect(one(root, '[role=alert] p').textContent).to.equal('图表加载失败，请检查网络后重试');
  await accessible(host);
  await press(one(root, '.tp-chart-tools > button'));
  expect(all(root, 'tbody tr').length).to.equal(6);
  await press(one(root, '.tp-chart-tools > button'));
  // Rendering the chart again has retried the load.
  await waitUntil(() => all(root, '[role=alert]').length === 1);
  plotCode.load = load;
  await press(withText(root, 'button', '重试'));
  await waitUntil(() => all(root, 'canvas').length === 1, 'it is there');
});

it('parts of which one is below zero are bars of their own, and no shares', async () => {
  const series = [{ name: '支出', values: [300, -78_720] }];
  const parts = { ...MONTHLY, kind: 'share' as const, categories: ['火车票', '机票'], series };
  const { root } = mount(<Chart {...parts} title="各产品净支出" categoryName="产品" isSummed />);
  expect(all(root, '.tp-chart-legend').length).to.equal(0);
  await press(one(root, '.tp-chart-tools > button'));
  expect(all(root, 'thead th').map(({ textContent }) => textContent)).to.deep.equal(['产品', '支出']);
  expect(one(root, 'tfoot').textContent).to.equal('合计¥-78420.00');
});
