'use strict';

// The bundled forms: they send nothing anywhere, they compose an e-mail in the visitor's own program. The address comes with the
// page's address (?to=...), from the site's content module.
const recipient = new URLSearchParams(location.search).get('to') ?? '';
const form = document.querySelector('form');
const statusLine = form.querySelector('[role="status"]');

function isAddress(text) {
  return /^[^\s@?&]+@[^\s@?&]+$/.test(text);
}

function bodyOf(fields) {
  return [...fields]
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => `${name}: ${value.trim()}`)
    .join('\r\n\r\n');
}

function say(text) {
  statusLine.textContent = text;
  statusLine.hidden = false;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!isAddress(recipient)) {
    say('No address is set for this form yet. Please use the e-mail or phone on the page around it.');
    return;
  }
  const fields = new FormData(form);
  const subject = encodeURIComponent(`${form.dataset.subject}: ${fields.get('Name')}`);
  location.href = `mailto:${encodeURIComponent(recipient).replace('%40', '@')}?subject=${subject}&body=${encodeURIComponent(bodyOf(fields))}`;
  say(
    `Your e-mail program opens with the text; send it from there. If nothing opens, write to ${recipient}. Your words stay here.`,
  );
});
