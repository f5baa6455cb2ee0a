// The agency's page of one dispute. Its forms are sent as JSON, which a foreign site's form cannot send.
const problem = document.querySelector('.problem');

for (const form of document.querySelectorAll('form[data-path]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
}

async function send(form) {
  const button = form.querySelector('button');
  button.disabled = true;
  problem.hidden = true;
  const answer = await post(form.dataset.path, bodyOf(form));
  if (answer.success) {
    location.reload();
    return;
  }
  button.disabled = false;
  problem.textContent = `未能提交：${answer.msg}`;
  problem.hidden = false;
}

function bodyOf(form) {
  // the inputs belong to the form by attribute, though the table comes before it
  const accepted = [...form.elements].filter((input) => input.dataset.lineNo !== undefined);
  return {
    disputeNo: form.dataset.disputeNo,
    content: form.elements.content.value,
    ...(accepted.length > 0 && {
      acceptedList: accepted.map((input) => ({
        lineNo: Number(input.dataset.lineNo),
        accepted: input.value,
      })),
    }),
  };
}

async function post(path, body) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return await response.json();
  } catch {
    return { success: false, msg: '网络异常，请重试' };
  }
}
