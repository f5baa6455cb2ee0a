// The page of invitations. New invitations and withdrawals are sent as JSON; a new link stays visible until the list is
// reloaded.
const problem = document.querySelector('.problem');
const made = document.querySelector('.made');

for (const form of document.querySelectorAll('form[data-enterprise-num]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void make(form);
  });
}
for (const button of document.querySelectorAll('button[data-withdraw]')) {
  button.addEventListener('click', () => void withdraw(button));
}
made.querySelector('.renew').addEventListener('click', () => location.reload());

async function make(form) {
  const { deptNo, positionNo, invitedBy, maxUses, days } = form.elements;
  const result = await post('make', form.querySelector('button'), {
    enterpriseNum: form.dataset.enterpriseNum,
    deptNo: deptNo.value,
    positionNo: positionNo.value,
    invitedBy: invitedBy.value,
    maxUses: maxUses.valueAsNumber,
    days: days.valueAsNumber,
  });
  if (result === undefined) return;
  const link = made.querySelector('.link');
  link.href = result.link;
  link.textContent = result.link;
  made.hidden = false;
  made.querySelector('h2').focus();
}

async function withdraw(button) {
  const result = await post('withdraw', button, { invitationNo: button.dataset.withdraw });
  if (result !== undefined) location.reload();
}

async function post(what, button, body) {
  button.disabled = true;
  problem.hidden = true;
  try {
    const response = await fetch(`/developer/invitations/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { success, msg, result } = await response.json();
    if (success) return result;
    tell(msg);
  } catch {
    tell('请求失败，请重试。');
  } finally {
    button.disabled = false;
  }
}

function tell(text) {
  problem.textContent = text;
  problem.hidden = false;
}
