import type { LineKind, SettleBillLine } from '../../../../src/contract/settlement/bills';
import {
  DISPUTE_TEXT,
  type DisputeMessage,
  type SettleDispute,
} from '../../../../src/contract/settlement/disputes';
import { formatPrice } from '../../../../src/domain/money/money';
import { instantText } from '../../../../src/domain/shanghai-time';
import { html, page, type Html } from '../../server/pages/html';
import type { ClaimRow } from './dispute-queries';
import {
  DISPUTE_REASON_LABELS,
  DISPUTE_STATE_LABELS,
  LINE_KIND_LABELS,
} from '../../../../src/domain/settlement/labels';

type Dispute = SettleDispute & { enterpriseNum: string };
const yuan = (fen: number): string => formatPrice(fen);
const kindLabel = (kind: LineKind): string => LINE_KIND_LABELS[kind];

export function listPage(
  path: string,
  { open, ended }: { open: readonly Dispute[]; ended: readonly Dispute[] },
): string {
  const table = (disputes: readonly Dispute[]): Html =>
    disputes.length === 0
      ? html`<p>没有异议。</p>`
      : html`<div class="scroll">
          <table>
            <thead>
              <tr>
                <th>账单</th>
                <th>企业</th>
                <th>原因</th>
                <th>明细</th>
                <th class="number">异议金额</th>
                <th class="number">采纳金额</th>
                <th>状态</th>
                <th>提出人</th>
                <th>提出时间</th>
                <th></th>
              </tr>
            </thead>
            <tbody>
              ${disputes.map(
                (one) =>
                  html`<tr>
                    <td>${one.billNo}</td>
                    <td>${one.enterpriseNum}</td>
                    <td>${DISPUTE_REASON_LABELS[one.reason]}</td>
                    <td>${one.lineCount} 条</td>
                    <td class="number">${yuan(one.claimAmount)}</td>
                    <td class="number">${yuan(one.acceptedAmount)}</td>
                    <td>${DISPUTE_STATE_LABELS[one.disputeState]}</td>
                    <td>${one.raisedBy}</td>
                    <td>${instantText(one.raisedTime)}</td>
                    <td><a href="${path}/disputes/${one.disputeNo}">打开</a></td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>`;
  const body = html`<h1>账单异议</h1>
    <p>企业对月账单明细提出的异议。<a href="/developer">返回开发者页面</a></p>
    <h2>处理中</h2>
    ${table(open)}
    <h2>已结束</h2>
    ${table(ended)}`;
  return page('账单异议', body, { style: `${path}/agency.css` });
}

interface DisplayedDispute {
  dispute: Dispute;
  claims: readonly ClaimRow[];
  lines: readonly SettleBillLine[];
  messages: readonly DisputeMessage[];
}

export function disputePage(path: string, { dispute, claims, lines, messages }: DisplayedDispute): string {
  const isOpen = dispute.disputeState === 'open';
  const { disputeNo } = dispute;
  const claimOf = (lineNo: number) => claims.find(({ line_no }) => line_no === lineNo);
  const rows = lines.map(({ lineNo, kind, amount, orderNo, travellerName, routeName, flightNo }) => {
    const claim = claimOf(lineNo);
    const accepted = isOpen
      ? html`<input
          form="decision"
          inputmode="decimal"
          data-line-no="${lineNo}"
          aria-label="采纳金额（元）"
          placeholder="0.00"
        />`
      : html`${yuan(claim?.accepted_amount ?? 0)}`;
    return html`<tr>
      <td>${orderNo}</td>
      <td>${kindLabel(kind)}</td>
      <td>${travellerName}</td>
      <td>${routeName} ${flightNo}</td>
      <td class="number">${yuan(amount)}</td>
      <td class="number">${yuan(claim?.claim_amount ?? 0)}</td>
      <td class="number">${accepted}</td>
    </tr>`;
  });
  const state = DISPUTE_STATE_LABELS[dispute.disputeState];
  const summary = `${state} · ${DISPUTE_REASON_LABELS[dispute.reason]} · ${dispute.raisedBy}`;
  const body = html`<h1>账单 ${dispute.billNo} 的异议</h1>
    <p><a href="${path}">返回列表</a></p>
    <p>${summary}</p>
    <p class="problem" role="alert" hidden></p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>订单号</th>
            <th>费用</th>
            <th>乘机人</th>
            <th>行程</th>
            <th class="number">金额（元）</th>
            <th class="number">异议金额（元）</th>
            <th class="number">采纳金额（元）</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${isOpen ? decisionForm(path, disputeNo) : ''}
    <h2>沟通记录</h2>
    <ol class="messages">
      ${messages.map(
        ({ senderName, sendTime, content, fileList }) =>
          html`<li>
            <div class="by">${senderName} ${instantText(sendTime)}</div>
            <p>${content}</p>
            ${fileList.map(({ fileName }) => html`<div>附件：${fileName}</div>`)}
          </li>`,
      )}
    </ol>
    ${isOpen ? answerForm(path, disputeNo) : ''}`;
  return page('账单异议', body, { script: `${path}/agency.js`, style: `${path}/agency.css` });
}

const decisionForm = (path: string, disputeNo: string): Html =>
  html`<form id="decision" data-path="${path}/decide" data-dispute-no="${disputeNo}">
    <label for="decided">处理说明</label>
    <textarea id="decided" name="content" rows="2" maxlength="${DISPUTE_TEXT}" required></textarea>
    <p>采纳金额留空或为 0 表示不采纳；采纳的金额在下期账单中冲减。</p>
    <button class="primary">作出处理</button>
  </form>`;

const answerForm = (path: string, disputeNo: string): Html =>
  html`<form data-path="${path}/answer" data-dispute-no="${disputeNo}">
    <label for="answer">回复</label>
    <textarea id="answer" name="content" rows="3" maxlength="${DISPUTE_TEXT}" required></textarea>
    <button>发送</button>
  </form>`;
