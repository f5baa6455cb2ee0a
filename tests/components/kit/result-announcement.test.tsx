import { expect, nextFrame } from '@open-wc/testing';
import { useState } from 'react';
import { ResultAnnouncement } from '../../../src/element/list/ResultAnnouncement';
import { mount, one, press, withText } from '../../support/components/mount';

describe('The result of a list', () => {
  it('is announced once, and taken away when a batch has made it untrue', async () => {
    function List() {
      const [count, setCount] = useState(30);
      const [asked, setAsked] = useState('all');
      return (
        <>
          <ResultAnnouncement asked={asked} isSettled words={`共 ${count} 条`} />
          <button onClick={() => setCount(27)}>审批</button>
          <button onClick={() => setAsked('mine')}>筛选</button>
        </>
      );
    }
    const { root } = mount(<List />);
    const said = () => one(root, '[role=status]').textContent;
    await nextFrame();
    expect(said()).to.equal('共 30 条');
    await press(withText(root, 'button', '审批'));
    expect(said()).to.equal('');
    await press(withText(root, 'button', '筛选'));
    expect(said()).to.equal('共 27 条');
  });
});
