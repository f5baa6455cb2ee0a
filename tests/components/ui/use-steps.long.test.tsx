import { expect } from '@open-wc/testing';
import { useSteps } from '../../../src/ui/layout/tabs/use-steps';
import { all, mount } from '../../support/components/mount';
import { waitUntil } from '../../support/components/wait-until';

const PARTS = [0, 1, 2, 3];
let renderings: number[] = [];

function Page() {
  const steps = useSteps(PARTS.length);
  renderings.push(steps);
  return (
    <ul>
      {PARTS.slice(0, steps).map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}

describe('useSteps', () => {
  beforeEach(() => void (renderings = []));

  it('has the parts of a page come one after the other, and all of them', async () => {
    const { root } = mount(<Page />);
    await waitUntil(() => all(root, 'li').length === PARTS.length);
    expect([...new Set(renderings)]).to.deep.equal([0, 1, 2, 3, 4]);
  });

  it('leaves none out of a print meanwhile', async () => {
    const { root } = mount(<Page />);
    window.dispatchEvent(new Event('beforeprint'));
    expect(all(root, 'li').length).to.equal(PARTS.length);
    window.dispatchEvent(new Event('afterprint'));
    await waitUntil(() => all(root, 'li').length === PARTS.length);
  });
});
