import { expect } from '@open-wc/testing';
import { isSafeAddress } from '../../../components/bi-analysis/safe-address';

const SECURE = { protocol: 'https:' };
const safe = (address: string, portal = SECURE) => isSafeAddress(address, portal);

describe('an address that a code is handed over to', () => {
  it('is secure, or of one’s own machine', () => {
    for (const address of [
      'https://bi.example/bi',
      'http://localhost:8084/bi',
      'http://bi.localhost/',
      'http://127.0.0.1:8084/',
      'http://[::1]:8084/',
    ]) {
      expect(safe(address), address).to.equal(true);
    }
  });

  it('is neither when it only looks so', () => {
    for (const address of [
      'http://bi.example/bi',
      'http://localhost.evil.example/',
      'http://127.0.0.1.evil.example/',
      'http://evil-localhost/',
    ]) {
      expect(safe(address), address).to.equal(false);
    }
  });

  it('may be as plain as the portal itself', () => {
    expect(safe('http://bi.example/bi', { protocol: 'http:' })).to.equal(true);
  });
});
