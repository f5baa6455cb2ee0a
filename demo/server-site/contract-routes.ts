import type { FastifyInstance, FastifyRequest } from 'fastify';
import { html } from '../html';
import { detailBody, formBody, formOf, listBody } from './contract-pages';
import { readForm, type Contracts, type ContractForm } from './contracts';
import { isHidden, type Query, type PageContent, type SitePages } from './site-pages';

const missing: PageContent = { title: '合同不存在', body: html`<h1>合同不存在或已被删除</h1>`, status: 404 };
const withHide = (request: FastifyRequest, path: string): string =>
  isHidden(request) ? `${path}&hideFloatElement=true` : path;

interface Options {
  pages: SitePages;
  contracts: Contracts;
  today(): string;
}

/** Contracts: their list, one of them, and the forms that add and change one. */
export function contractRoutes(app: FastifyInstance, { pages, contracts, today }: Options): void {
  const { show, userOf } = pages;
  app.get('/contract/list', (request, reply) =>
    show(request, reply, (context, { enterpriseNum }) => ({
      title: '合同管理',
      body: listBody(context, contracts.list(enterpriseNum), today()),
    })),
  );
  app.get<{ Querystring: Query }>('/contract/detail', (request, reply) =>
    show(request, reply, (context, { enterpriseNum }) => {
      const contract = contracts.find(enterpriseNum, request.query.no ?? '');
      return contract
        ? { title: `合同 ${contract.no}`, body: detailBody(context, contract, today()) }
        : missing;
    }),
  );
  app.get('/contract/new', (request, reply) =>
    show(request, reply, (context) => ({
      title: '新增合同',
      body: formBody(context, '新增合同', '/contract/new', {}),
    })),
  );
  app.get<{ Querystring: Query }>('/contract/edit', (request, reply) =>
    show(request, reply, (context, { enterpriseNum }) => {
      const contract = contracts.find(enterpriseNum, request.query.no ?? '');
      if (!contract) return missing;
      const title = `修改合同 ${contract.no}`;
      return { title, body: formBody(context, title, `/contract/edit?no=${contract.no}`, formOf(contract)) };
    }),
  );
  app.post<{ Body: ContractForm }>('/contract/new', (request, reply) => {
    const user = userOf(request);
    const read = readForm(request.body);
    if (user && 'contract' in read) {
      const { no } = contracts.add(user.enterpriseNum, read.contract);
      return reply.redirect(withHide(request, `/contract/detail?no=${no}`), 303);
    }
    return show(request, reply, (context) => ({
      title: '新增合同',
      body: formBody(context, '新增合同', '/contract/new', request.body, 'errors' in read ? read.errors : {}),
      status: 422,
    }));
  });
  app.post<{ Body: ContractForm; Querystring: Query }>('/contract/edit', (request, reply) => {
    const user = userOf(request);
    const { no = '' } = request.query;
    const known = user !== undefined && contracts.find(user.enterpriseNum, no) !== undefined;
    const read = readForm(request.body);
    if (known && 'contract' in read) {
      contracts.change(user.enterpriseNum, no, read.contract);
      return reply.redirect(withHide(request, `/contract/detail?no=${encodeURIComponent(no)}`), 303);
    }
    return show(request, reply, (context) => {
      if (!known) return missing;
      const title = `修改合同 ${no}`;
      const action = `/contract/edit?no=${encodeURIComponent(no)}`;
      const errors = 'errors' in read ? read.errors : {};
      return { title, body: formBody(context, title, action, request.body, errors), status: 422 };
    });
  });
}
