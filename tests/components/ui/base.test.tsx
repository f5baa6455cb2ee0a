import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { Button } from '../../../src/ui/button/Button';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { Field } from '../../../src/ui/field/Field';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { all, mount, one } from '../../support/components/mount';

const sample = (
  <Field label="账号" required helper="工号或手机号">
    <TextInput value="zhang" onChange={() => {}} suffix="元" />
    <Checkbox checked onChange={() => {}}>
      记住我
    </Checkbox>
    <Segmented
      label="行程"
      value={1}
      onChange={() => {}}
      options={[
        { value: 1, label: '单程' },
        { value: 2, label: '往返' },
      ]}
    />
    <Button variant="primary">登录</Button>
    <table>
      <tbody>
        <tr>
          <td>CA1501</td>
        </tr>
      </tbody>
    </table>
  </Field>
);

/**
 * Styles that a page may apply to all its content. Width and height belong to the embedder, so the block keeps its own.
 */
const HOSTILE = `
  html { font-size: 40px !important; color-scheme: dark; }
  * {
    margin: 0 !important; padding: 11px !important; border: 5px dotted red !important; border-radius: 20px !important;
    outline: 3px solid !important; float: right !important; position: relative !important; box-sizing: content-box !important;
    background: pink !important; color: lime !important; font: italic 700 31px/3 cursive !important;
    letter-spacing: 9px !important; word-spacing: 9px !important; text-transform: uppercase !important;
    text-align: right !important; text-indent: 40px !important; text-shadow: 2px 2px red !important;
    white-space: pre !important; line-height: 4 !important; list-style: square !important; cursor: wait !important;
    opacity: 0.2 !important; filter: blur(4px) !important; transform: rotate(9deg) !important; rotate: 9deg !important;
    scale: 2 !important; translate: 30px !important; clip-path: circle(10%) !important;
    mix-blend-mode: multiply !important; box-shadow: 0 0 9px red !important; columns: 3 !important;
    user-select: none !important; transition: all 5s !important; animation: none 3s !important; quotes: '!' !important;
    writing-mode: vertical-rl !important; font-variant: small-caps !important; border-collapse: collapse !important;
    border-spacing: 30px !important; caret-color: red !important; accent-color: red !important; hyphens: auto !important;
  }
  button, input, label, table, td { display: none !important; }
`;

/** Computed styles and sizes of every element. */
const look = (root: ShadowRoot) =>
  all(root, '.tp-root, .tp-root *').map((element) => {
    const style = getComputedStyle(element);
    return [element.tagName, ...[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)].join(
      '\n',
    );
  });

describe('base', () => {
  it('lets a hostile page change nothing inside', () => {
    const { host, root } = mount(sample, 'light');
    host.style.width = '600px';
    const before = look(root);
    const hostile = document.createElement('style');
    hostile.textContent = HOSTILE;
    document.head.append(hostile);
    try {
      const after = look(root);
      expect(getComputedStyle(document.body).float, 'the page itself is hit').to.equal('right');
      for (const [index, element] of before.entries()) expect(after[index]).to.equal(element);
    } finally {
      hostile.remove();
    }
  });

  it('keeps the element itself visible and undistorted under the same page', () => {
    const hostile = document.createElement('style');
    hostile.textContent = HOSTILE.replace('* {', 'ui-host {');
    document.head.append(hostile);
    try {
      const { host } = mount(sample);
      const style = getComputedStyle(host);
      expect(style.display).to.equal('block');
      expect(style.opacity).to.equal('1');
      for (const name of [
        'filter',
        'transform',
        'rotate',
        'scale',
        'translate',
        'clip-path',
        'float',
        'box-shadow',
      ]) {
        expect(style.getPropertyValue(name), name).to.equal('none');
      }
      expect(style.position).to.equal('static');
      expect(style.padding).to.equal('0px');
    } finally {
      hostile.remove();
    }
  });

  it('leaves place and size to the embedder', () => {
    const { host } = mount(sample);
    host.style.cssText = 'width: 321px; margin: 7px; height: 500px';
    expect(host.getBoundingClientRect().width).to.equal(321);
    expect(getComputedStyle(host).margin).to.equal('7px');
    expect(host.offsetHeight).to.equal(500);
  });

  it('can be hidden by attribute and by style', () => {
    const { host } = mount(sample);
    host.hidden = true;
    expect(host.offsetHeight).to.equal(0);
    host.hidden = false;
    expect(host.offsetHeight).to.be.above(0);
    host.style.display = 'none'; // Hides the element as jQuery's `hide()` does.
    expect(host.offsetHeight).to.equal(0);
  });

  it('is hidden and disabled with its parent', () => {
    const { host, root } = mount(sample);
    const around = host.parentElement;
    if (!around) throw new Error('the host stands in a wrapper');
    around.style.visibility = 'hidden';
    around.style.pointerEvents = 'none';
    const { visibility, pointerEvents } = getComputedStyle(one(root, '.tp-button'));
    expect([visibility, pointerEvents]).to.deep.equal(['hidden', 'none']);
  });

  it('moves nothing for those who asked for it', async () => {
    const { root } = mount(<div className="tp-skeleton" />);
    const skeleton = one(root, '.tp-skeleton');
    await emulateMedia({ reducedMotion: 'no-preference' });
    expect(getComputedStyle(skeleton).animationName).to.equal('tp-breathe');
    await emulateMedia({ reducedMotion: 'reduce' }); // Restores the setting of the other tests.
    expect(getComputedStyle(skeleton).animationName).to.equal('none');
  });

  it('keeps texts from overflowing: very long words and right-to-left pages', () => {
    const long = 'ABCDEFGHIJ'.repeat(30);
    const { host, root } = mount(
      <>
        <Field label={long} error={long}>
          <TextInput value={long} onChange={() => {}} />
        </Field>
        <Checkbox checked onChange={() => {}}>
          {long}
        </Checkbox>
      </>,
    );
    host.style.width = '320px';
    for (const dir of ['ltr', 'rtl']) {
      host.dir = dir;
      expect(one(root, '.tp-root').scrollWidth, dir).to.equal(320);
    }
  });
});
