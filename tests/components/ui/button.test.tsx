import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { accessible } from '../../support/components/accessible';
import { Button } from '../../../src/ui/button/Button';
import { IconButton } from '../../../src/ui/button/IconButton';
import { all, mount, one, press } from '../../support/components/mount';

describe('Button', () => {
  it('is a push button by default, and passes on its properties', async () => {
    let pressed = 0;
    const { root } = mount(
      <Button part="submit" data-kind="x" onClick={() => pressed++}>
        登录
      </Button>,
    );
    const button = one<HTMLButtonElement>(root, 'button');
    expect(button.type).to.equal('button');
    expect(button.getAttribute('part')).to.equal('submit');
    expect(button.dataset['kind']).to.equal('x');
    await press(button);
    button.focus();
    await sendKeys({ press: 'Enter' });
    expect(pressed).to.equal(2);
  });

  it('keeps width, focus and name while loading, takes no press and says so', async () => {
    let pressed = 0;
    let submitted = 0;
    const view = (loading: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted++;
        }}
      >
        <Button type="submit" loading={loading} onClick={() => pressed++}>
          提交订单
        </Button>
      </form>
    );
    const { root, render } = mount(view(false));
    const button = one(root, 'button');
    const status = one(root, '[role=status]');
    const { width } = button.getBoundingClientRect();
    expect(status.textContent).to.equal('');
    button.focus();

    render(view(true));
    expect(button.getBoundingClientRect().width).to.equal(width);
    expect(root.activeElement).to.equal(button);
    expect(button.textContent).to.equal('提交订单');
    expect(button.ariaDisabled).to.equal('true');
    expect(status.textContent).to.equal('正在处理');
    await sendKeys({ press: 'Enter' });
    await press(button);
    expect([pressed, submitted]).to.deep.equal([0, 0]);

    render(view(false));
    await sendKeys({ press: 'Enter' });
    expect([pressed, submitted]).to.deep.equal([1, 1]);
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible in every variant, ${theme}`, async () => {
      const { host } = mount(
        <>
          {(['default', 'primary', 'danger', 'text'] as const).map((variant) => (
            <Button key={variant} variant={variant}>
              预订
            </Button>
          ))}
          <Button disabled>不可用</Button>
          <Button size="small">小</Button>
          <IconButton label="关闭" icon={<svg />} />
        </>,
        theme,
      );
      await accessible(host);
    });
  }
});

describe('IconButton', () => {
  it('has its label as name and shows it on keyboard focus and hover, but only once', async () => {
    const { root } = mount(<IconButton label="交换出发和到达" icon={<svg />} />);
    const button = one(root, 'button');
    expect(button.textContent).to.equal('交换出发和到达');
    await sendKeys({ press: 'Tab' });
    expect(root.activeElement).to.equal(button);
    expect(one(root, '[role=tooltip]').textContent).to.equal('交换出发和到达');
    expect(button.getAttribute('aria-describedby')).to.equal(null);
    await sendKeys({ press: 'Escape' });
    expect(all(root, '[role=tooltip]')).to.deep.equal([]);
    expect(root.activeElement).to.equal(button);
  });
});
