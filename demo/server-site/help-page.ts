import { html, type Html } from '../html';

const QUESTIONS = [
  {
    question: '合同到期后协议价还能用吗？',
    answer: '合同到期次日起，协议价不再参与预订。请在到期前提交续签。',
  },
  {
    question: '谁可以看到合同？',
    answer: '只有本企业的员工可以查看和登记本企业的合同，其他企业看不到。',
  },
  { question: '金额填写含税价还是不含税价？', answer: '请填写合同约定的含税总额，单位为元，最多两位小数。' },
];

export const helpBody = (): Html =>
  html`<h1>帮助中心</h1>
    ${QUESTIONS.map(
      ({ question, answer }) =>
        html`<details>
          <summary>${question}</summary>
          <p>${answer}</p>
        </details>`,
    )}
    <p>机票的退票和改期请在门户的订单中办理。</p>
    <p><button type="button" data-open="/orderManage/airOrderList">查看我的机票订单</button></p>`;
