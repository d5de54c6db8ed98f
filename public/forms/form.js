'use strict';

// The bundled forms send nothing themselves: they compose an e-mail in the visitor's own program. The recipient comes from the
// build (recipient.js), never from the URL, which anyone can write; the URL contains at most the topic (?about=...).

// Deferred scripts run after the style sheet has loaded; a form shown before that would shift.
document.querySelector('main').hidden = false;

const recipient = globalThis.RECIPIENT ?? '';
const given = new URLSearchParams(location.search);
const about = (given.get('about') ?? '').slice(0, 200).replace(/\s+/g, ' ').trim();
const form = document.querySelector('form');
const statusLine = form.querySelector('[role="status"]');

function isAddress(text) {
  return /^[^\s@?&]+@[^\s@?&]+$/.test(text);
}

/** Preselects the topic, inserted as text because anyone can write the URL. */
function chooseTopic(select) {
  if (about === '' || !select) return;
  select.prepend(new Option(about, about, true, true));
}

function subjectOf(fields) {
  const topic = fields.get('About') === about ? about : '';
  return [form.dataset.subject, topic, fields.get('Name')].filter((part) => part).join(': ');
}

function bodyOf(fields) {
  return [...fields]
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => `${name}: ${value.trim()}`)
    .join('\r\n\r\n');
}

function say(text) {
  statusLine.textContent = text;
}

chooseTopic(form.elements.namedItem('About'));

// The page around the frame keeps the words, because the frame may store nothing; it returns them in the frame's name. In a tab of
// its own, the name itself outlives a reload.
for (const [name, value] of new URLSearchParams(globalThis.name)) {
  const field = form.elements.namedItem(name);
  if (field) field.value = value;
}

// Without this script, the form would put what was typed into its own address.
say('');
form.querySelector('button').disabled = false;

// The browser silently cuts what is pasted.
form.addEventListener('input', ({ target }) => {
  say(target.value.length === target.maxLength ? 'That is the limit; shorten a phrase to add more' : '');
  globalThis.name = String(new URLSearchParams(new FormData(form)));
  parent.postMessage(globalThis.name, '*');
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!isAddress(recipient)) {
    say('No address is set for this form yet. Please use the e-mail address or phone number on this page.');
    return;
  }
  const fields = new FormData(form);
  const subject = encodeURIComponent(subjectOf(fields));
  location.href = `mailto:${encodeURIComponent(recipient).replace('%40', '@')}?subject=${subject}&body=${encodeURIComponent(bodyOf(fields))}`;
  say(
    `Your e-mail program opens with the text; send it from there. If nothing opens, write to ${recipient}. Your words stay here.`,
  );
});
