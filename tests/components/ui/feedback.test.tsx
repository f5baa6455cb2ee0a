import { expect } from '@open-wc/testing';
import { accessible } from '../../support/components/accessible';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { LiveRegion } from '../../../src/ui/feedback/LiveRegion';
import { Price } from '../../../src/ui/fare/Price';
import { Progress } from '../../../src/ui/feedback/Progress';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Tag } from '../../../src/ui/feedback/Tag';
import { all, mount, one, press } from '../../support/components/mount';
import { waitUntil } from '../../support/components/wait-until';

const TONES = ['neutral', 'accent', 'within', 'over', 'blocked', 'price'] as const;

describe('feedback', () => {
  it('writes a price with sign, separators and two decimals', () => {
    const text = (fen: number) => mount(<Price fen={fen} />).root.textContent;
    expect([text(123450), text(5), text(-100000)]).to.deep.equal(['¥1,234.50', '¥0.05', '-¥1,000.00']);
  });

  it('strikes out the published price only where it is higher', () => {
    const { root, render } = mount(<Price fen={85000} original={99000} />);
    expect(one(root, 's').textContent).to.equal('原价¥990.00');
    render(<Price fen={85000} original={85000} />);
    expect(all(root, 's')).to.deep.equal([]);
  });

  it('shows a bar only for tasks longer than its delay', async () => {
    const { root, render } = mount(<Progress label="正在查询" delay={20} />);
    expect(all(root, '[role=progressbar]')).to.deep.equal([]);
    await waitUntil(() => all(root, '[role=progressbar]').length === 1);
    const bar = one(root, '[role=progressbar]');
    expect([bar.ariaLabel, bar.ariaValueNow]).to.deep.equal(['正在查询', null]);
    render(<Progress label="正在查询" value={0.425} delay={20} />);
    expect(bar.ariaValueNow).to.equal('43');
    render(<Progress label="正在查询" value={7} delay={20} />);
    expect(bar.ariaValueNow).to.equal('100');
  });

  it('offers another try, once at a time', async () => {
    let tries = 0;
    const view = (retrying: boolean) => (
      <ErrorState message="查询失败，请重试" retrying={retrying} onRetry={() => tries++} />
    );
    const { root, render } = mount(view(false));
    expect(one(root, '[role=alert]').textContent).to.contain('查询失败');
    await press(one(root, 'button'));
    render(view(true));
    await press(one(root, 'button'));
    expect(tries).to.equal(1);
  });

  it('announces the text of a live region to assistive technology', () => {
    const { root, render } = mount(<LiveRegion>共 83 个航班</LiveRegion>);
    const region = one(root, '[role=status]');
    render(<LiveRegion>共 12 个航班</LiveRegion>);
    expect(region.textContent).to.equal('共 12 个航班');
    expect(region.getBoundingClientRect().width).to.equal(1);
  });

  it('keeps the place of rows that load', () => {
    const { root } = mount(<SkeletonRows rows={3} height={72} />);
    expect(one(root, '.tp-skeleton-rows').offsetHeight).to.equal(3 * 72);
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      const { host } = mount(
        <>
          {TONES.map((tone) => (
            <Tag key={tone} tone={tone}>
              超标
            </Tag>
          ))}
          <Price fen={123450} size="large" original={150000} />
          <EmptyState title="没有符合条件的航班" action={<Button>清除筛选</Button>} />
          <ErrorState message="查询失败" onRetry={() => {}} />
          <Progress label="正在查询" delay={0} />
          <SkeletonRows rows={2} />
        </>,
        theme,
      );
      await accessible(host);
    });
  }
});
