import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { IMPORT_FILE_BYTES } from '../../../src/contract/cost-center/import';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { choose } from '../report/choose';
import { CHECKED, checkedWith, chooseFile, DONE, importAnswers, whole } from './import-samples';

const show = (answers: Answers = importAnswers(), attributes: Record<string, string> = {}) =>
  putOnPage('tp-cost-center-import', answers, attributes);
const showOne = (answers: Answers, importNo = CHECKED.importJobNo) =>
  show(answers, { 'import-no': importNo });
const file = (name = 'a.csv', content = '编号,名称\r\nCC900,华南销售\r\n') => new File([content], name);
const LOST = { kind: 'network', code: 'NETWORK', message: '网络异常', retryable: true } as const;

/** Presses the first button with this name. The back button may have the same name. */
async function pressed(act: Awaited<ReturnType<typeof show>>['act'], name: string): Promise<void> {
  await until(() => act.button(name), `a button ${name}`);
  act.button(name)?.click();
}

describe('<tp-cost-center-import>', () => {
  before(() => define(['cost-center-import']));
  afterEach(takeAway);

  it('lists former imports with their results', async () => {
    const { element, act } = await show();
    await act.sees('成本中心-2027.xlsx');
    await act.sees('新增30，变更2，关闭1');
    await act.sees('2026-11-20 10:00');
    await accessible(element);
  });

  it('says where to begin while there are none', async () => {
    const { act } = await show(importAnswers([]));
    await act.sees('还没有导入记录');
  });

  it('uploads a file of the chosen kind, and shows its rows', async () => {
    const { element, act } = await show();
    await act.check('项目');
    const opened = next(element, 'tp-detail');
    chooseFile(act.root, file());
    expect(((await opened) as CustomEvent<unknown>).detail).to.deep.equal({
      kind: 'costImport',
      id: CHECKED.importJobNo,
    });
    const [sent] = called('addCostImport');
    expect(sent?.body).to.have.property('variant', 'project');
    await act.sees('导入预览');
    await act.sees('名称：研发部 → 研发中心；使用范围：全员 → 指定范围；负责人：无 → 陈思远');
    await accessible(element);
  });

  it('has the sheet and the header row chosen by hand, where the user wants that', async () => {
    const lineOf = (line: number, ...cellList: string[]) => ({ line, cellList });
    const { element, act } = await show({
      ...importAnswers(),
      readTableHead: () => ({
        sheetList: [
          { name: '说明', lineList: [lineOf(1, '填写说明')] },
          { name: '数据', lineList: [lineOf(1, '台账'), lineOf(3, '编号', '名称')] },
        ],
        columnList: [],
      }),
    });
    await act.check('手动指定工作表和标题行');
    chooseFile(act.root, file('台账.xlsx'));
    await act.sees('指定工作表和列：台账.xlsx');
    expect(called('addCostImport')).to.deep.equal([]);
    choose(act.field('工作表') as HTMLSelectElement, '数据');
    await until(() => act.text().includes('第3行：编号、名称'), 'the lines of the sheet');
    choose(act.field('标题行') as HTMLSelectElement, '第3行：编号、名称');
    await accessible(element);
    const opened = next(element, 'tp-detail');
    await act.press('按此检查');
    await opened;
    const [{ table = '' } = {}] = called('addCostImport').map(({ body }) => body as { table?: string });
    expect(JSON.parse(table)).to.deep.equal({ sheet: '数据', line: 3 });
  });

  for (const [name, bad, words] of [
    ['an empty one', () => new File([], 'a.csv'), '文件内容为空'],
    ['one of another kind', () => file('a.pdf'), '仅支持.xlsx、.csv'],
    [
      'one that is too large',
      () => Object.defineProperty(file(), 'size', { value: IMPORT_FILE_BYTES + 1 }),
      '文件不能超过16MB',
    ],
  ] as const) {
    it(`sends no file that cannot be taken: ${name}`, async () => {
      const { element, act } = await show();
      const input = act.root.querySelector('input[type=file]');
      if (!input) throw new Error('no file can be chosen');
      // The real list of the input would measure the file anew.
      Object.defineProperty(input, 'files', { value: [bad()] });
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await act.sees(words);
      expect(called('addCostImport')).to.deep.equal([]);
      await accessible(element);
    });
  }

  it('says at the file why the gateway does not take it', async () => {
    const message = '不支持旧版.xls文件，请另存为.xlsx或.csv';
    const { act } = await show({
      ...importAnswers(),
      addCostImport: () => {
        throw new GatewayError({
          kind: 'fields',
          code: '41000',
          message: '提交的信息有误',
          retryable: false,
          fields: { file: message },
        });
      },
    });
    chooseFile(act.root, file('a.xlsx'));
    await act.sees(message);
    expect(act.button('重新上传 a.xlsx')).to.equal(undefined);
  });

  it('brings a file once after a lost answer, and another one as another', async () => {
    let isLost = true;
    const { act } = await show({
      ...importAnswers(),
      addCostImport: () => {
        if (isLost) throw new GatewayError(LOST);
        return { importJobNo: CHECKED.importJobNo };
      },
    });
    chooseFile(act.root, file('a.csv'));
    await until(() => act.button('重新上传 a.csv'), 'a way to try again');
    act.button('重新上传 a.csv')?.click();
    await until(() => called('addCostImport').length === 2);
    await until(() => act.button('重新上传 a.csv'), 'a way to try again');
    isLost = false;
    chooseFile(act.root, file('b.csv'));
    await act.sees('导入预览');
    const [first, second, third] = called('addCostImport').map(({ requestId }) => requestId);
    expect(first).to.equal(second);
    expect(third).not.to.equal(first);
  });

  it('asks again only while the rows are looked at, and says how far that is', async () => {
    let now = whole({ ...CHECKED, importState: 'checking', rowsDone: 300 });
    const { element, act } = await showOne({ ...importAnswers(), queryCheckedFile: () => now });
    await act.sees('300 / 1,200 行');
    const bar = act.root.querySelector('[role=progressbar]');
    expect(bar?.getAttribute('aria-valuenow')).to.equal('25');
    await accessible(element);
    now = whole(CHECKED);
    await act.sees('导入预览');
    const { length } = called('queryCheckedFile');
    expect(length).to.equal(2);
  });

  it('takes the rows over once that is confirmed, and can undo them', async () => {
    const { element, act } = await showOne(importAnswers([CHECKED]));
    await pressed(act, '导入');
    await act.sees('将新增30项、变更2项、关闭1项');
    await act.press('取消');
    expect(called('confirmImportJob')).to.deep.equal([]);
    await pressed(act, '导入');
    await act.press('确认导入');
    await act.sees('王建华于2026-11-20 10:05完成导入');
    await accessible(element);
    await act.press('撤销导入');
    await act.press('确认撤销导入');
    await act.sees('本次导入已整体撤销');
    expect(called('undoImportJob').map(({ body }) => body)).to.deep.equal([
      { importJobNo: CHECKED.importJobNo },
    ]);
  });

  it('shows the progress while it is applied, and its result', async () => {
    let now = whole(CHECKED);
    const { element, act } = await showOne({
      ...importAnswers([CHECKED]),
      queryCheckedFile: () => now,
      confirmImportJob: ({ importJobNo }: { importJobNo: string }) => {
        now = whole({ ...CHECKED, importState: 'running', rowsDone: 600 });
        return { importJobNo };
      },
    });
    await pressed(act, '导入');
    await act.press('确认导入');
    await act.sees('导入中');
    await act.sees('600 / 1,200 行');
    await accessible(element);
    expect(act.button('导入')).to.equal(undefined);
    const tracked = next(element, 'tp-track');
    now = whole(DONE);
    await act.sees('完成导入');
    expect((await tracked).detail.name).to.equal('import-applied');
  });

  it('says that it was checked again, where its records have changed since', async () => {
    let now = whole({ ...CHECKED, importState: 'running', rowsDone: 600 });
    const { act } = await showOne({ ...importAnswers([CHECKED]), queryCheckedFile: () => now });
    await act.sees('导入中');
    now = whole(checkedWith({ isStale: true }));
    await act.sees('数据在检查后已有变化，未导入任何数据');
    await until(() => act.button('导入'), 'it can be taken over');
  });

  it('says how far it is taken back, and which row was changed while it was taken over', async () => {
    let now = whole({ ...CHECKED, importState: 'reversing', rowsDone: 300 });
    const { element, act } = await showOne({ ...importAnswers([CHECKED]), queryCheckedFile: () => now });
    await act.sees('撤销中');
    await act.sees('300 / 1,200 行');
    await accessible(element);
    now = whole(checkedWith({ isStale: true, staleKey: 'CC009' }));
    await act.sees('编号CC009的数据在导入时被修改，导入已整体撤销');
    await until(() => act.button('导入'), 'it can be taken over');
  });

  it('says why it cannot be undone', async () => {
    const { act } = await showOne(
      {
        ...importAnswers(),
        undoImportJob: () => {
          throw refusal('undoUsed');
        },
      },
      DONE.importJobNo,
    );
    await act.press('撤销导入');
    await act.press('确认撤销导入');
    await act.sees('导入的数据已被使用或修改，不能撤销');
    await act.sees('已导入');
  });

  it('takes nothing over twice after a lost answer', async () => {
    let isLost = true;
    const answers = importAnswers([CHECKED]);
    const { act } = await showOne({
      ...answers,
      confirmImportJob: (body: { importJobNo: string }) => {
        if (!isLost) return answers['confirmImportJob']?.(body as never);
        isLost = false;
        throw new GatewayError(LOST);
      },
    });
    await pressed(act, '导入');
    await act.press('确认导入');
    await act.sees('不会重复执行');
    await pressed(act, '导入');
    await act.press('确认导入');
    await act.sees('完成导入');
    const [first, second] = called('confirmImportJob');
    expect(first?.requestId).to.equal(second?.requestId);
  });

  it('offers nothing where rows are wrong, and says which cells and why', async () => {
    const { element, act } = await showOne({
      ...importAnswers(),
      queryCheckedFile: () =>
        whole(checkedWith({ wrongCount: 2 }), {
          wrongList: [
            { line: 5, cell: 'A', field: 'code', message: '编号与第3行重复' },
            { line: 9, cell: 'E', field: 'validFrom', message: '日期不存在' },
          ],
        }),
    });
    await act.sees('有2行错误');
    expect(act.root.querySelector('.tp-detail-head .tp-tag')?.textContent).to.equal('有错误');
    await act.sees('A5');
    await act.sees('编号与第3行重复');
    await act.sees('E9');
    expect(act.button('导入')).to.equal(undefined);
    await accessible(element);
  });

  it('has columns matched by hand: each column has at most one meaning', async () => {
    const { element, act } = await showOne({
      ...importAnswers(),
      queryCheckedFile: () =>
        whole(checkedWith({ addCount: 0, changeCount: 0, closeCount: 0 }), {
          headerList: ['代号', '', '备注'],
          columnList: [
            { field: 'code', place: null },
            { field: 'name', place: 1 },
          ],
          missingList: ['code'],
          previewList: [],
        }),
    });
    await act.sees('缺少必需的列：编号');
    await act.sees('请选择对应的列');
    const select = (label: string) => act.field(label) as HTMLSelectElement;
    const choose = (label: string, option: string) => {
      const control = select(label);
      control.selectedIndex = [...control.options].findIndex(({ text }) => text === option);
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('编号', '第2列（无标题）');
    await until(() => select('名称').selectedOptions[0]?.text === '不导入', 'the name to have no column');
    choose('名称', '备注');
    await accessible(element);
    await act.press('按此重新检查');
    await until(() => called('matchImportColumns').length === 1);
    expect(called('matchImportColumns')[0]?.body).to.deep.equal({
      importJobNo: CHECKED.importJobNo,
      columnList: [
        { field: 'code', place: 1 },
        { field: 'name', place: 2 },
      ],
    });
  });

  it('has nothing to import where the file equals the records', async () => {
    const { act } = await showOne({
      ...importAnswers(),
      queryCheckedFile: () =>
        whole(checkedWith({ addCount: 0, changeCount: 0, closeCount: 0 }), { previewList: [] }),
    });
    await act.sees('无需导入');
    expect(act.button('导入')).to.equal(undefined);
  });

  it('goes back to the list, with the focus on the row', async () => {
    const { element, act } = await show();
    await act.press('查看', 1);
    await act.sees('完成导入');
    const closed = next(element, 'tp-detail');
    await act.press('返回');
    expect(((await closed) as CustomEvent<unknown>).detail).to.deep.equal({ kind: 'costImport', id: null });
    await until(
      () => act.root.activeElement?.ariaLabel === '查看 成本中心-2027.xlsx',
      'the focus in the row',
    );
  });

  it('offers no file to whom the list is refused', async () => {
    const { act } = await show({
      ...importAnswers(),
      queryImportJobs: () => {
        throw refusal('forbidden');
      },
    });
    await act.sees('您没有该操作的权限');
    expect(act.root.querySelector('input[type=file]')).to.equal(null);
  });

  it('says that an import is not there', async () => {
    const { act } = await showOne({
      ...importAnswers(),
      queryCheckedFile: () => {
        throw refusal('importJobUnknown');
      },
    });
    await act.sees('导入任务不存在');
  });
});
