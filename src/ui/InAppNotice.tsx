import { Notice } from './Notice';

/** Android's WebView, and apps that name themselves in the user agent. */
const IN_APP = /; wv\)|FBA[NV]|Instagram|LinkedIn/;

/**
 * For tools whose result is a file or a print. The browsers inside apps often ignore a download or `print()` without a word,
 * and what was typed there stays there. Not for prerendering or hydration, which know no browser.
 */
export function InAppNotice() {
  return IN_APP.test(navigator.userAgent) ? (
    <Notice tone="warning" title="This app’s browser may not be able to save or print.">
      Before you start, open the page in Chrome or Safari from the app’s menu.
    </Notice>
  ) : null;
}
