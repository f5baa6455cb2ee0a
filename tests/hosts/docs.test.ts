import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { transform } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import { compile as compileSvelte } from 'svelte/compiler';
import vuePlugin from '@vitejs/plugin-vue';
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc';
import { readSettings } from '../../components/iframe/settings';
import { buildDocs } from '../../demo/docs/app';
import { documentsOf } from '../../demo/docs/documents';
import { exampleOf } from '../../demo/docs/examples';
import { readElements, methods, ownProperties } from '../../demo/docs/manifest';
import { usagesOf, type Usage } from '../../demo/docs/usages';
import { readTokens } from '../../scripts/manifest/tokens';
import { openApi } from '../../scripts/openapi/documents';
import { snippet, snippetsOf } from '../support/hosts/snippets';
import { afterAll, beforeAll, describe, it } from '../support/e2e/test';

const LIST_PATH = '/TICKETSALETRADEINTEGRATION/jppubapi/positive/queryorderListOnPermission';
const elements = readElements('.');
const tokens = readTokens();

/** Text of a documentation page, without tags. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);|&(lt|gt|amp|quot);/g, (_, code: string, name: string) =>
      name ? ({ lt: '<', gt: '>', amp: '&', quot: '"' }[name] ?? '') : String.fromCharCode(Number(code)),
    );

describe('the documentation', () => {
  let site: FastifyInstance;
  beforeAll(async () => {
    site = await buildDocs({
      folder: process.cwd(),
      partsFolder: resolve('dist/parts'),
      tokens,
      openApi,
      gateway: 'https://travel.example',
      inside: 'https://travel.example',
      cashier: 'https://cashier.example',
      serverSite: 'https://pages.example',
      accounts: [{ loginName: 'staff', description: '员工' }],
      password: '',
    });
  });
  afterAll(() => site.close());

  async function get(url: string): Promise<string> {
    const { statusCode, body, headers } = await site.inject({ url });
    assert.equal(statusCode, 200, url);
    assert.doesNotMatch(String(headers['content-security-policy']), /unsafe|\*/);
    assert.doesNotMatch(body, / style="| on\w+="/, 'the policy allows nothing inline');
    return body;
  }

  it('names each element and each guide in Chinese, or by a word that has no other name', () => {
    const titles = [
      ...[...elements.keys()].map((tagName) => exampleOf(tagName).title),
      ...documentsOf('.').map(({ title }) => title),
    ];
    const others = titles.filter((title) => !/\p{Script=Han}/u.test(title));
    assert.deepEqual(others, ['CDN']);
  });

  it('has a page an element with all that its declaration says, and the element itself', async () => {
    assert.ok(elements.size >= 17);
    for (const [tagName, element] of elements) {
      const page = await get(`/elements/${tagName}`);
      assert.match(page, new RegExp(`<${tagName}[ >]`));
      const text = textOf(page);
      const { attributes, events, slots, cssParts, cssProperties } = element;
      const surface = [...attributes, ...ownProperties(element), ...methods(element), ...events, ...slots];
      for (const { name, description } of [...surface, ...cssParts, ...cssProperties]) {
        assert.ok(text.includes(name), `${tagName} ${name}`);
        assert.ok(text.includes(description.replaceAll(/[`*]/g, '')), `${tagName} ${name}: ${description}`);
      }
      for (const { name } of tokens) assert.ok(text.includes(name), name);
    }
  });

  it('follows no link to nowhere', async () => {
    const seen = new Set(['/']);
    for (const url of seen) {
      const page = await get(url);
      for (const [, to = ''] of page.matchAll(/(?:href|src)="(\/[^"#]*)/g)) {
        // pages of calls are made alike: those of one gateway represent them
        if (!/^\/calls\/(?!login\/)\w+\//.test(to)) seen.add(to);
      }
      for (const [, path = url, id = ''] of page.matchAll(/href="(\/guides\/[^"#]*)?#([^"]*)"/g)) {
        assert.match(await get(path), new RegExp(`id="${id}"`), `${url} leads to ${path}#${id}`);
      }
    }
    assert.ok(
      seen.has('/guides/frameworks') &&
        seen.has('/theme') &&
        seen.has('/parts/parts.js') &&
        seen.has('/docs.css'),
    );
    assert.equal((await site.inject('/elements/tp-nothing')).statusCode, 404);
    assert.equal((await site.inject('/guides/..%2fpackage')).statusCode, 404);
  });

  it('has a page a call, which the pages of its gateway and elements lead to', async () => {
    const { documents } = await openApi();
    const { post } = documents.get('flight')?.paths[LIST_PATH] ?? {};
    assert.ok(post);
    const text = textOf(await get('/calls/flight/queryorderListOnPermission'));
    assert.ok(text.includes(post.description) && text.includes(`POST ${LIST_PATH}`));
    for (const field of ['orderList[].orderNo', 'orderList[].flights[].flightNo', 'authsign: $AUTH_SIGN']) {
      assert.ok(text.includes(field), field);
    }
    for (const { code, msg } of post['x-faults']) assert.ok(text.includes(code) && text.includes(msg), code);
    for (const page of ['/calls/flight', '/elements/tp-order-list', '/calls?q=orderlist%20flight']) {
      assert.match(await get(page), /href="\/calls\/flight\/queryorderListOnPermission"/, page);
    }
    assert.match(textOf(await get('/calls?q=%3Cnothing%3E')), /没有找到“<nothing>”/);
    assert.deepEqual(
      JSON.parse(await get('/openapi/flight.json')),
      JSON.parse(JSON.stringify(documents.get('flight'))),
    );
    assert.match(await get('/calls'), /href="\/guides\/supplier"/);
    assert.ok('/book' in (JSON.parse(await get('/openapi/supplier.json')) as { paths: object }).paths);
    assert.equal((await site.inject('/calls/user/queryorderListOnPermission')).statusCode, 404);
    assert.equal((await site.inject('/openapi/nothing.json')).statusCode, 404);
  });

  it('has every token on the page of the theme', async () => {
    const page = await get('/theme');
    for (const { name } of tokens) assert.match(page, new RegExp(`<input[^>]* name="${name}"`));
  });
});

describe('the code that the documentation shows of an element', () => {
  const documented = ['docs/embedding.md', 'docs/frameworks.md'].flatMap((file) =>
    snippetsOf(file).map(({ code }) => code.trimEnd()),
  );

  it('begins with the script tag of the README', () => {
    const [first] = snippetsOf('README.md');
    assert.ok(first && documented.some((code) => code.startsWith(first.code.trimEnd())));
  });

  it('is that of the documents, which the tests of the package build and run', () => {
    const booking = elements.get('tp-flight-booking');
    assert.ok(booking);
    const usages = usagesOf(booking, '.');
    assert.equal(usages.length, 6);
    for (const { title, code } of usages) assert.ok(documented.includes(code), title);
  });

  it('compiles for every element, and is of this one', async () => {
    for (const element of elements.values()) {
      for (const usage of usagesOf(element, '.')) {
        await compiles(usage);
        const { tagName } = element;
        assert.ok(usage.code.includes(tagName), tagName);
        const aboutAnother = /flight-?booking|depCode|dep-code/i.test(usage.code);
        // elements that wrap others are shown around another element
        assert.ok(!aboutAnother || ['tp-flight-booking', 'tp-provider'].includes(tagName), usage.code);
      }
    }
  });
});

describe('settings that the documents show', () => {
  it('tell Vue which tags are elements', async () => {
    const code = encodeURIComponent(`export default (vue) => ${snippet('docs/frameworks.md', 'Vue', 'js')}`);
    const { default: shown } = (await import(`data:text/javascript,${code}`)) as {
      default: (vue: typeof vuePlugin) => ReturnType<typeof vuePlugin>;
    };
    let isElement: (tag: string) => unknown = () => assert.fail('nothing was told');
    shown((options) => {
      isElement = options?.template?.compilerOptions?.isCustomElement ?? isElement;
      return vuePlugin(options);
    });
    assert.deepEqual(
      ['tp-login', 'Login', 'div'].map((tag) => isElement(tag)),
      [true, false, false],
    );
  });

  it('tell the frame of an element who may frame it', () => {
    const shown: unknown = JSON.parse(snippet('docs/iframe.md', 'Who may frame it', 'json'));
    assert.deepEqual(readSettings(shown), shown);
  });
});

async function compiles({ language, code }: Usage): Promise<void> {
  switch (language) {
    case 'vue': {
      const { descriptor, errors } = parse(code);
      assert.deepEqual(errors, []);
      compileScript(descriptor, { id: 'page' });
      const source = descriptor.template?.content ?? '';
      assert.deepEqual(compileTemplate({ source, filename: 'page', id: 'page' }).errors, []);
      break;
    }
    case 'svelte':
      assert.deepEqual(compileSvelte(code, {}).warnings, []);
      break;
    case 'html':
      for (const [, script = ''] of code.matchAll(/<script>([\s\S]*?)<\/script>/g)) await transform(script);
      break;
    case 'jsx':
    case 'tsx':
    case 'js':
      await transform(code, { loader: language });
      break;
    default:
      assert.fail(`nothing compiles ${language}`);
  }
}
