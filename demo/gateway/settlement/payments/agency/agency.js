// The agency's page of bank receipts. Statements are sent as bytes and all other data as JSON, which a foreign site's
// form cannot send.
const problem = document.querySelector('.problem');
const done = document.querySelector('.done');
const operator = document.querySelector('#operator');
const wrong = document.querySelector('.wrong');

// the operator types their name once per browser session
operator.value = sessionStorage.getItem('operator') ?? '';
operator.addEventListener('input', () => sessionStorage.setItem('operator', operator.value));
done.textContent = sessionStorage.getItem('done') ?? '';
sessionStorage.removeItem('done');

for (const form of document.querySelectorAll('form[data-path]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { path, receiptNo } = form.dataset;
    const fields = Object.fromEntries(new FormData(form));
    void send(form, path, JSON.stringify({ ...fields, receiptNo: Number(receiptNo), by: operator.value }));
  });
}

document.querySelector('[data-rematch]').addEventListener('click', (event) => {
  void send(event.target.form, event.target.dataset.rematch, '{}', { isNobodys: true });
});

document.querySelector('form[data-import]').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target;
  const file = form.elements.file.files[0];
  const query = new URLSearchParams({ by: operator.value, fileName: file.name });
  void send(form, `${form.dataset.import}?${query}`, file, { type: 'application/octet-stream' });
});

async function send(form, path, body, { type = 'application/json', isNobodys = false } = {}) {
  problem.hidden = true;
  wrong.hidden = true;
  if (!isNobodys && operator.value.trim() === '') {
    tell('请先填写经办人。');
    operator.focus();
    return;
  }
  const buttons = [...form.querySelectorAll('button')];
  for (const button of buttons) button.disabled = true;
  const { success, msg, result } = await post(path, body, type);
  for (const button of buttons) button.disabled = false;
  if (!success) {
    tell(`未能提交：${result?.fields?.file ?? msg}`);
    return;
  }
  if (result.wrongList?.length > 0) {
    showWrong(result);
    return;
  }
  if (result.said !== undefined) sessionStorage.setItem('done', result.said);
  location.reload();
}

async function post(path, body, type) {
  try {
    const response = await fetch(path, { method: 'POST', headers: { 'content-type': type }, body });
    return await response.json();
  } catch {
    return { success: false, msg: '网络异常，请重试' };
  }
}

function showWrong({ wrongList, wrongCount }) {
  wrong.querySelector('tbody').replaceChildren(
    ...wrongList.map(({ cell, column, message }) => {
      const row = document.createElement('tr');
      for (const text of [cell, column, message]) row.insertCell().textContent = text;
      return row;
    }),
  );
  wrong.hidden = false;
  tell(`对账单有 ${wrongCount} 处错误，未导入任何一行。`);
}

function tell(text) {
  problem.textContent = text;
  problem.hidden = false;
}
