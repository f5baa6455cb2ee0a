// Script of every page: the navigation of a narrow window, copy buttons of code, and selects that submit by themselves.
const menu = document.querySelector('.menu');
menu.addEventListener('click', () => {
  const open = menu.getAttribute('aria-expanded') !== 'true';
  menu.setAttribute('aria-expanded', String(open));
});

document.addEventListener('click', ({ target }) => {
  const button = target.closest('.copy');
  if (button) void copyBeside(button);
});

async function copyBeside(button) {
  const code = button.parentElement.querySelector('code');
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = '已复制';
  } catch {
    // without a secure context or permission, the reader copies the selection
    getSelection().selectAllChildren(code);
    button.textContent = '已选中，请复制';
  }
  button.addEventListener('blur', () => (button.textContent = '复制'), { once: true });
}

for (const form of document.querySelectorAll('.chooser')) {
  form.querySelector('button').hidden = true;
  form.addEventListener('change', () => form.submit());
}
