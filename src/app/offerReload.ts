const FAILED =
  'This page did not load completely, so it can be read but not used. Check the connection, or update the browser.';

/**
 * Says above the page that the site's code did not load, as PlainFailure does where only a part is missing. Without React, which
 * may be what is missing.
 */
export function offerReload(): void {
  const notice = Object.assign(document.createElement('div'), { role: 'alert', className: 'plain-failure' });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: 'Reload the page',
    onclick: () => location.reload(),
  });
  notice.append(FAILED, button);
  document.body.prepend(notice);
}
