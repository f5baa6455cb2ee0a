import { expect } from '@open-wc/testing';
import { Button } from '../../../src/ui/button/Button';
import tokensCss from '../../../src/ui/tokens/tokens.css?inline';
import { contrast } from '../../support/components/colour';
import { mount, one, type Mounted } from '../../support/components/mount';

/** One token a line: private name, public name, default and description, as the documentation parses them. */
const TOKEN = /^ {4}--_([\w-]+): var\(--tp-([\w-]+), (.+)\); \/\* (.+) \*\/$/gm;
const tokens = [...tokensCss.matchAll(TOKEN)].map(
  ([, name = '', publicName = '', value = '', text = '']) => ({
    name,
    publicName,
    value,
    text,
  }),
);

function valueOf({ root }: Mounted, token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--_${token})`;
  one(root, '.tp-root').append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

describe('tokens', () => {
  it('are at least 60, each public under its own name with default and description', () => {
    expect(tokens.length).to.be.at.least(60);
    for (const { name, publicName, text } of tokens) {
      expect(publicName).to.equal(name);
      expect(text.length, name).to.be.above(3);
    }
    expect(new Set(tokens.map(({ name }) => name)).size).to.equal(tokens.length);
  });

  it('are all declared on lines of that form', () => {
    const declared = new Set([...tokensCss.matchAll(/--_([\w-]+):/g)].map(([, name]) => name));
    expect([...declared].sort()).to.deep.equal(tokens.map(({ name }) => name).sort());
  });

  it('have a default with a meaning, through all references', () => {
    const mounted = mount(null);
    for (const { name } of tokens.filter(({ name }) => /^(color|neutral|chart)-/.test(name))) {
      expect(valueOf(mounted, name), name).to.match(/^(rgb|oklch|oklab|color)/);
    }
  });

  for (const theme of ['light', 'dark']) {
    it(`give every text a contrast of 4.5 on its background, ${theme}`, () => {
      const mounted = mount(null, theme);
      const value = (token: string) => valueOf(mounted, `color-${token}`);
      const texts = [
        'text',
        'text-secondary',
        'text-faint',
        'accent-text',
        'price',
        'within',
        'over',
        'blocked',
      ];
      for (const text of [...texts, 'holiday']) {
        for (const ground of ['page', 'surface', 'raised', 'hover']) {
          expect(contrast(value(text), value(ground)), `${text} on ${ground}`).to.be.at.least(4.5);
        }
      }
      for (const tone of ['within', 'over', 'blocked']) {
        expect(contrast(value(tone), value(`${tone}-soft`)), tone).to.be.at.least(4.5);
      }
      expect(contrast(value('accent-text'), value('accent-soft'))).to.be.at.least(4.5);
      expect(contrast(value('on-accent'), value('accent'))).to.be.at.least(4.5);
      expect(contrast(value('on-danger'), value('danger'))).to.be.at.least(4.5);
      expect(contrast(value('focus'), value('surface'))).to.be.at.least(3);
    });

    it(`keep chart hues 3:1 on the surface, ${theme}`, () => {
      const mounted = mount(null, theme);
      const surface = valueOf(mounted, 'color-surface');
      for (let hue = 1; hue <= 8; hue++) {
        expect(contrast(valueOf(mounted, `chart-${hue}`), surface), `chart-${hue}`).to.be.at.least(2.95);
      }
    });

    for (const brand of ['#d4002a', '#00a67e', '#ffb300', '#7a1fa2', '#0a0a0a', '#c9e265']) {
      it(`keep an enterprise's accent ${brand} readable, ${theme}`, () => {
        const mounted = mount(null, theme);
        mounted.host.style.setProperty('--tp-color-accent', brand);
        const value = (token: string) => valueOf(mounted, `color-${token}`);
        expect(contrast(value('accent'), brand)).to.be.below(1.01);
        expect(contrast(value('on-accent'), value('accent'))).to.be.at.least(4.5);
        expect(contrast(value('accent-text'), value('surface'))).to.be.at.least(4.5);
        expect(contrast(value('accent-text'), value('page'))).to.be.at.least(4.5);
      });
    }
  }

  it('are taken from anywhere above the element', () => {
    const { host, root } = mount(<Button>预订</Button>);
    const { parentElement } = host;
    parentElement?.style.setProperty('--tp-control-height', '50px');
    expect(one(root, 'button').offsetHeight).to.equal(50);
  });

  it('follow the density', () => {
    const heights = ['compact', 'default', 'comfortable'].map(
      (density) => one(mount(<Button>预订</Button>, density).root, 'button').offsetHeight,
    );
    expect(heights).to.deep.equal([28, 32, 40]);
  });

  it('follow a forced theme, for any theme of the page', () => {
    const page = document.documentElement.style;
    page.colorScheme = 'dark';
    const light = valueOf(mount(null, 'light'), 'color-surface');
    page.colorScheme = 'light';
    const dark = valueOf(mount(null, 'dark'), 'color-surface');
    page.colorScheme = '';
    expect([light, dark]).to.deep.equal(['rgb(255, 255, 255)', 'rgb(24, 27, 32)']);
  });
});
