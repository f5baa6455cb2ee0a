import { expect } from '@open-wc/testing';
import { portal } from '../../../components/portal/declaration';
import { BellRoot } from '../../../components/portal/notices/bell-root';
import bellCss from '../../../components/portal/notices/notice-bell.css?inline';
import type { ExportState } from '../../../src/contract/download/download';
import { sheet } from '../../../src/ui/tokens/sheet';
import baseCss from '../../../src/ui/tokens/base.css?inline';
import tokensCss from '../../../src/ui/tokens/tokens.css?inline';
import { accessible } from '../../support/components/accessible';
import { fakeRuntime, until } from '../../support/components/fake-runtime';

let host: HTMLElement;
let fake: ReturnType<typeof fakeRuntime>;
let bell: BellRoot;
let jobs: { exportNo: string; exportState: ExportState }[];

describe('the way to files in the header', () => {
  beforeEach(() => {
    jobs = [{ exportNo: 'E1', exportState: 'done' }];
    sessionStorage.clear();
  });
  afterEach(() => {
    bell.leave();
    host.remove();
    sessionStorage.clear();
  });

  function show(isAtDownloads = false): void {
    fake = fakeRuntime(
      { queryExportList: () => ({ total: jobs.length, exportList: [...jobs] }) },
      { authSign: 'token-1' },
    );
    const runtime = { ...fake.runtime, config: { ...fake.runtime.config, storage: 'session' as const } };
    host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [tokensCss, baseCss, bellCss].map((css) => sheet(document, css));
    const place = document.createElement('div');
    place.className = 'tp-root';
    root.append(place);
    document.body.append(host);
    const at = { element: host, declaration: portal, runtime, prefix: 'tp' };
    bell = new BellRoot(place, { ...at, addressOf: () => '#', downloads: '#/download/downloadList' });
    turn(isAtDownloads);
  }
  const turn = (isAtDownloads: boolean) =>
    bell.show({ language: undefined, shows: { notices: false, downloads: true }, isAtDownloads });
  const link = () => host.shadowRoot?.querySelector('a');
  const name = () => link()?.textContent.replace(/\d+$/, '') ?? '';
  const status = () => host.shadowRoot?.querySelector('[role=status]')?.textContent ?? '';
  const hasDot = () => host.shadowRoot?.querySelector('.bell-dot') !== null;
  const asked = () => fake.calls.filter((call) => call.name === 'queryExportList').length;
  async function tell(): Promise<void> {
    const open = () => fake.streams.find((stream) => stream.name === 'streamOrderChanges' && !stream.ended);
    await until(open, 'a stream');
    open()?.tell({ cursor: '7', orderNos: [], applyIds: [], exportNos: ['E2'] });
  }

  it('leads to the list, and says nothing of files that were ready before', async () => {
    show();
    await until(() => asked() === 1, 'the files are asked for');
    expect(link()?.getAttribute('href')).to.equal('#/download/downloadList');
    await until(() => sessionStorage.length === 1, 'they count as seen');
    expect([name(), hasDot(), status()]).to.deep.equal(['下载中心', false, '']);
    await accessible(host);
  });

  it('counts pending files, and announces finished ones, by the stream alone', async () => {
    show();
    await until(() => sessionStorage.length === 1);
    jobs = [{ exportNo: 'E2', exportState: 'running' }, ...jobs];
    await tell();
    await until(() => name() === '下载中心，1个文件正在生成', 'it is counted');
    expect(hasDot()).to.equal(false);
    jobs = jobs.map((job) => ({ ...job, exportState: 'done' }));
    await tell();
    await until(() => name() === '下载中心，有新文件', 'it is ready');
    expect([hasDot(), status()]).to.deep.equal([true, '有新文件可以下载']);
    await accessible(host);
    turn(true);
    await until(() => name() === '下载中心' && !hasDot(), 'the list shows it');
    turn(false);
    await until(() => status() === '');
    expect(hasDot()).to.equal(false);
    expect(asked()).to.equal(3);
  });
});
