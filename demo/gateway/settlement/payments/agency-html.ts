import { formatPrice } from '../../../../src/domain/money/money';
import { instantText } from '../../../../src/domain/shanghai-time';
import { html, page, type Html } from '../../server/pages/html';
import type { AgencyReceipt, AgencyStep, PayableBill } from './agency-queries';
import type { ReceiptRow } from './receipt-queries';

const UNMATCHED_REASON_LABELS: Readonly<Record<ReceiptRow['left_why'], string>> = {
  '': '待匹配',
  codeWrong: '识别码有误',
  codesSeveral: '用途中有多个识别码',
  codeUnknown: '识别码没有对应的已确认账单',
  noneFits: '没有金额与付款方相符的账单',
  severalFit: '相符的账单或到账不止一笔',
  prepaidMissing: '企业没有预存账户，多付款无法转入',
  undone: '入账已撤销，待人工认领',
};
const STEP_LABELS: Readonly<Record<NonNullable<AgencyReceipt['step']>, string>> = {
  exact: '识别码与金额相符',
  code: '识别码',
  amount: '金额与付款方相符',
  hand: '人工认领',
  dismissed: '非账单款',
  reopened: '恢复认领',
  undone: '撤销入账',
};

interface StatementsPageData {
  open: { total: number; receipts: readonly AgencyReceipt[] };
  over: { total: number; receipts: readonly AgencyReceipt[] };
  bills: readonly PayableBill[];
}

export function statementsPage(path: string, { open, over, bills }: StatementsPageData): string {
  const body = html`<h1>银行到账</h1>
    <p>
      导入银行对账单，按识别码、金额与付款方匹配月账单；不能确定的由人工认领。<a href="/developer"
        >返回开发者页面</a
      >
    </p>
    <p class="problem" role="alert" hidden></p>
    <p class="done" role="status"></p>
    <label class="operator"
      >经办人
      <input id="operator" name="by" maxlength="30" autocomplete="name" required />
    </label>
    ${importForm(path)}
    <h2 id="open">待认领（${open.total}）</h2>
    ${open.receipts.length === 0 ? html`<p>没有待认领的到账。</p>` : openTable(path, open.receipts)}
    <h2 id="bills">待付账单（${bills.length}）</h2>
    ${bills.length === 0 ? html`<p>没有待付的账单。</p>` : billTable(bills)}
    <h2 id="over">已处理（${over.total}）</h2>
    ${over.receipts.length === 0 ? html`<p>还没有处理过的到账。</p>` : surplusTable(path, over.receipts)}
    <datalist id="payable">
      ${bills.map(
        ({ billNo, entName, outstandingAmount }) =>
          html`<option value="${billNo}">${entName} ¥${formatPrice(outstandingAmount)}</option>`,
      )}
    </datalist>`;
  return page('银行到账', body, { script: `${path}/agency.js`, style: `${path}/agency.css` });
}

const importForm = (path: string): Html =>
  html`<form data-import="${path}/import">
    <label for="file">银行对账单（.xlsx，或 UTF-8、GBK 编码的 .csv）</label>
    <input id="file" name="file" type="file" accept=".csv,.xlsx" required />
    <p class="hint">
      列：交易日期、收款金额、付款方名称、用途、银行流水号。<a href="${path}/template.csv">下载模板</a>
    </p>
    <div class="row">
      <button class="primary">导入</button>
      <button type="button" data-rematch="${path}/rematch">重新匹配待认领</button>
    </div>
    <div class="wrong" hidden>
      <p>需要改正的单元格：</p>
      <table>
        <thead>
          <tr>
            <th>单元格</th>
            <th>列</th>
            <th>原因</th>
          </tr>
        </thead>
        <tbody></tbody>
      </table>
    </div>
  </form>`;

function openTable(path: string, receipts: readonly AgencyReceipt[]): Html {
  return table(
    '待认领的到账',
    ['到账', '付款方与用途', '原因', '认领'],
    receipts.map(
      (one) =>
        html`<tr data-reference="${one.bank_reference}">
          <td>${receiptCell(one)}</td>
          <td>${payer(one)}</td>
          <td>${UNMATCHED_REASON_LABELS[one.left_why]} ${history(one)}</td>
          <td>
            <form data-path="${path}/assign" data-receipt-no="${one.receipt_no}">
              <input
                name="bill"
                list="payable"
                maxlength="40"
                required
                autocomplete="off"
                aria-label="账单编号或识别码"
                placeholder="账单编号或识别码"
              />
              <button class="primary">认领</button>
            </form>
            <form data-path="${path}/dismiss" data-receipt-no="${one.receipt_no}">
              <input
                name="reason"
                maxlength="200"
                required
                aria-label="原因"
                placeholder="不是账单款的原因"
              />
              <button>非账单款</button>
            </form>
          </td>
        </tr>`,
    ),
  );
}

function surplusTable(path: string, receipts: readonly AgencyReceipt[]): Html {
  return table(
    '已处理的到账',
    ['到账', '付款方与用途', '去向', '处理'],
    receipts.map(
      (one) =>
        html`<tr data-reference="${one.bank_reference}">
          <td>${receiptCell(one)}</td>
          <td>${payer(one)}</td>
          <td>${one.receipt_state === 'booked' ? billCell(one) : html`${one.reason ?? ''}`}</td>
          <td>
            ${one.step === null ? '' : STEP_LABELS[one.step]}
            <small>${one.operator_name === '' ? '系统' : (one.operator_name ?? '')}</small>
            <small>${one.happened_at === null ? '' : instantText(one.happened_at.toISOString())}</small>
            <small>导入：${one.imported_by}，${one.file_name} 第${one.row_no}行</small>
            ${history(one)}
            ${
              one.receipt_state === 'dismissed'
                ? html`<form data-path="${path}/reopen" data-receipt-no="${one.receipt_no}">
                    <button>恢复认领</button>
                  </form>`
                : html`<form data-path="${path}/undo" data-receipt-no="${one.receipt_no}">
                    <input
                      name="reason"
                      maxlength="200"
                      required
                      autocomplete="off"
                      aria-label="撤销原因"
                      placeholder="撤销入账的原因"
                    />
                    <button>撤销入账</button>
                  </form>`
            }
          </td>
        </tr>`,
    ),
  );
}

/** Lists all steps of a receipt if there are more than its row shows. */
function history({ steps, receipt_state: state }: AgencyReceipt): Html | string {
  if (steps.length < (state === 'open' ? 1 : 2)) return '';
  return html`<details>
    <summary>处理记录（${steps.length}）</summary>
    <ol>
      ${steps.map(
        (step) =>
          html`<li>
            ${STEP_LABELS[step.how]} <small>${aboutStep(step)}</small>
            <small>${step.by === '' ? '系统' : step.by} ${instantText(step.time)}</small>
          </li>`,
      )}
    </ol>
  </details>`;
}

const aboutStep = ({ billNo, reason }: AgencyStep): string =>
  [billNo ?? '', reason].filter((text) => text !== '').join('：');

const receiptCell = ({ received_on, amount, bank_reference }: AgencyReceipt): Html =>
  html`<strong>¥${formatPrice(amount)}</strong> <small>${received_on}</small>
    <small>${bank_reference}</small>`;

const payer = ({ payer_name, purpose }: AgencyReceipt): Html => html`${payer_name} <small>${purpose}</small>`;

const billCell = ({ bill_no, ent_name, amount, over_amount }: AgencyReceipt): Html =>
  html`${bill_no ?? ''} <small>${ent_name ?? ''}</small>
    <small>账单 ¥${formatPrice(amount - over_amount)}</small>
    ${over_amount === 0 ? '' : html`<small>转入预存 ¥${formatPrice(over_amount)}</small>`}`;

function billTable(bills: readonly PayableBill[]): Html {
  return table(
    '待付账单',
    ['账单', '企业', '识别码', '今日应付（元）'],
    bills.map(
      ({ billNo, entName, accountName, code, outstandingAmount }) =>
        html`<tr>
          <td>${billNo}</td>
          <td>${entName} ${accountName === '' ? '' : html`<small>${accountName}</small>`}</td>
          <td><code>${code}</code></td>
          <td class="number">${formatPrice(outstandingAmount)}</td>
        </tr>`,
    ),
  );
}

/** Numbers are aligned to the end of their column together with its head. */
const isOfNumbers = (head: string): boolean => head.endsWith('（元）');

const table = (label: string, heads: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table aria-label="${label}">
      <thead>
        <tr>
          ${heads.map((head) => (isOfNumbers(head) ? html`<th class="number">${head}</th>` : html`<th>${head}</th>`))}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
