import { CONTRACT_KINDS, statusOf, type Contract, type ContractErrors, type ContractForm } from './contracts';
import { html, Html } from '../html';
import { link, type PageContext } from './layout';

const yuan = (fen: number): string =>
  (fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const listBody = (context: PageContext, contracts: readonly Contract[], today: string): Html =>
  html`<div class="title">
      <h1>合同管理</h1>
      <a class="button" href="${link(context, '/contract/new')}">新增合同</a>
    </div>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>合同编号</th>
            <th>合同名称</th>
            <th>供应商</th>
            <th>类型</th>
            <th class="number">金额（元）</th>
            <th>有效期</th>
            <th>状态</th>
          </tr>
        </thead>
        <tbody>
          ${contracts.map(
            (contract) =>
              html`<tr>
                <td><a href="${link(context, `/contract/detail?no=${contract.no}`)}">${contract.no}</a></td>
                <td>${contract.name}</td>
                <td>${contract.supplier}</td>
                <td>${contract.kind}</td>
                <td class="number">${yuan(contract.amount)}</td>
                <td class="dates">${contract.begin} 至 ${contract.end}</td>
                <td>${statusOf(contract, today)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;

export const detailBody = (context: PageContext, contract: Contract, today: string): Html =>
  html`<div class="title">
      <h1>合同 ${contract.no}</h1>
      <a class="button" href="${link(context, `/contract/edit?no=${contract.no}`)}">修改</a>
    </div>
    <dl>
      <dt>合同名称</dt>
      <dd>${contract.name}</dd>
      <dt>供应商</dt>
      <dd>${contract.supplier}</dd>
      <dt>类型</dt>
      <dd>${contract.kind}</dd>
      <dt>金额</dt>
      <dd>${yuan(contract.amount)} 元</dd>
      <dt>有效期</dt>
      <dd>${contract.begin} 至 ${contract.end}</dd>
      <dt>状态</dt>
      <dd>${statusOf(contract, today)}</dd>
    </dl>
    <p><a href="${link(context, '/contract/list')}">返回合同列表</a></p>`;

/** Form values of a contract. */
export const formOf = ({ amount, ...contract }: Contract): ContractForm => ({
  ...contract,
  amount: (amount / 100).toFixed(2),
});

const FIELDS = [
  { name: 'name', label: '合同名称', type: 'text' },
  { name: 'supplier', label: '供应商', type: 'text' },
  { name: 'amount', label: '金额（元）', type: 'text' },
  { name: 'begin', label: '生效日期', type: 'date' },
  { name: 'end', label: '失效日期', type: 'date' },
] as const;

export function formBody(
  context: PageContext,
  title: string,
  action: string,
  form: ContractForm,
  errors: ContractErrors = {},
): Html {
  const count = Object.keys(errors).length;
  return html`<h1>${title}</h1>
    ${count > 0 ? html`<p class="problem" role="alert">有 ${count} 处需要修改，请检查后重新提交。</p>` : ''}
    <form method="post" action="${link(context, action)}" novalidate>
      ${field(
        'kind',
        '合同类型',
        errors.kind,
        html`<select id="kind" name="kind" ${invalid('kind', errors.kind)}>
          ${CONTRACT_KINDS.map((kind) => html`<option ${form.kind === kind ? SELECTED : ''}>${kind}</option>`)}
        </select>`,
      )}
      ${FIELDS.map(({ name, label, type }) =>
        field(
          name,
          label,
          errors[name],
          html`<input
            id="${name}"
            name="${name}"
            type="${type}"
            value="${form[name] ?? ''}"
            ${invalid(name, errors[name])}
          />`,
        ),
      )}
      <p>
        <button type="submit">保存</button>
        <a href="${link(context, '/contract/list')}">取消</a>
      </p>
    </form>`;
}

const SELECTED = new Html('selected');
const invalid = (name: string, error: string | undefined): Html | string =>
  error === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-error"`;

const field = (name: string, label: string, error: string | undefined, control: Html): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    ${control} ${error === undefined ? '' : html`<span id="${name}-error" class="error">${error}</span>`}
  </div>`;
