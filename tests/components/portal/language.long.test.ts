import { expect } from '@open-wc/testing';
import { storeLanguage, takeLanguage } from '../../../components/portal/chrome/language';

const portal = () => document.createElement('div');

describe('the language chosen in the portal', () => {
  beforeEach(() => localStorage.removeItem('tp-language'));
  after(() => localStorage.removeItem('tp-language'));

  it('is found again by the next page', () => {
    storeLanguage(portal(), 'local', 'en');
    const next = portal();
    expect(takeLanguage(next, 'local')).to.equal(true);
    expect(next.lang).to.equal('en');
  });

  it('is the page’s alone where nothing may be stored', () => {
    const first = portal();
    storeLanguage(first, 'memory', 'en');
    expect(first.lang).to.equal('en');
    expect(localStorage.getItem('tp-language')).to.equal(null);
    localStorage.setItem('tp-language', 'en');
    const next = portal();
    expect(takeLanguage(next, 'memory')).to.equal(true);
    expect(next.lang).to.equal('');
  });

  it('is not for the user to choose where the embedder says it', () => {
    localStorage.setItem('tp-language', 'en');
    const given = portal();
    given.lang = 'zh-CN';
    expect(takeLanguage(given, 'local')).to.equal(false);
    expect(given.lang).to.equal('zh-CN');
  });
});
