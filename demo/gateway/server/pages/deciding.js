// Sends the decision about an entry of a list as JSON and reloads the list.
const problem = document.querySelector('.problem');

for (const form of document.querySelectorAll('form[data-decide]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void decide(form, event.submitter.value);
  });
}

async function decide(form, decision) {
  const { decide: path, name, no } = form.dataset;
  const reason = form.elements.reason?.value.trim() ?? '';
  if (decision === 'refuse' && reason === '') {
    tell('请填写拒绝原因。');
    form.elements.reason.focus();
    return;
  }
  const buttons = [...form.querySelectorAll('button')];
  for (const button of buttons) button.disabled = true;
  try {
    const response = await fetch(`${path}/${decision}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [name]: no, ...(decision === 'refuse' && { reason }) }),
    });
    const { success, msg } = await response.json();
    if (success) location.reload();
    else tell(msg);
  } catch {
    tell('请求失败，请重试。');
  } finally {
    for (const button of buttons) button.disabled = false;
  }
}

function tell(text) {
  problem.textContent = text;
  problem.hidden = false;
}
