import { expect } from '@open-wc/testing';
import { PageOutlet } from '../../../components/portal/routing/page-outlet';

describe('the outlet of pages', () => {
  const tags = (place: HTMLElement, shown = true) =>
    [...place.children]
      .filter((child) => (child as HTMLElement).hidden !== shown)
      .map((child) => child.localName);

  it('keeps the element of a page, and gives another page another one', () => {
    const outlet = new PageOutlet();
    const place = outlet.show('a-page', '/a', [['title', 'one']]);
    const [first] = place.children;
    expect(outlet.show('a-page', '/a', [['title', undefined]]).children[0]).to.equal(first);
    expect(first?.hasAttribute('title')).to.equal(false);
    expect(outlet.show('a-page', '/b').children[0]).not.to.equal(first);
    expect(place.children.length).to.equal(1);
  });

  it('keeps the page before out of sight until the new one is there', () => {
    const outlet = new PageOutlet();
    const place = outlet.show('a-page');
    outlet.show('b-page', '', [], { keepsFormer: true });
    expect(tags(place)).to.deep.equal(['b-page']);
    expect(tags(place, false)).to.deep.equal(['a-page']);
    outlet.settle();
    expect(tags(place, false)).to.deep.equal([]);
  });

  it('goes back to the page before as it was, also past others that did not come', () => {
    const outlet = new PageOutlet();
    const place = outlet.show('a-page');
    const [before] = place.children;
    outlet.show('b-page', '', [], { keepsFormer: true });
    outlet.show('c-page', '', [], { keepsFormer: true });
    expect(outlet.hasFormer).to.equal(true);
    outlet.show('a-page');
    expect([...place.children]).to.deep.equal([before]);
    expect(tags(place)).to.deep.equal(['a-page']);
    expect(outlet.hasFormer).to.equal(false);
  });

  it('leaves nothing of a user who is gone', () => {
    const outlet = new PageOutlet();
    const place = outlet.show('a-page');
    outlet.show('b-page', '', [], { keepsFormer: true });
    outlet.clear();
    expect(place.children.length).to.equal(0);
    outlet.show('login-page');
    expect(outlet.hasFormer).to.equal(false);
  });
});
